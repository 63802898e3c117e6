import { isLong } from '../../scripts/lib/test-depth';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * Returns a phone and, with `npm test -- --long`, a desktop as well, for tests that work alike on both. Their states are
 * checked at both widths in one visit with `--all` (`expectAccessible`).
 */
export const onScreens = (phone = PHONE) => (isLong ? [DESKTOP, phone] : [phone]);
