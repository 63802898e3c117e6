import { isAll } from '../../scripts/lib/test-depth';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Returns a phone and, with `npm test -- --all`, a desktop as well, for tests that work alike on both. */
export const onScreens = (phone = PHONE) => (isAll ? [DESKTOP, phone] : [phone]);
