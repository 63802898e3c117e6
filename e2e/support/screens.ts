const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A phone, and with `TEST_LONG` a desktop too: for the same way on either. */
export const onScreens = (phone = PHONE) => (process.env['TEST_LONG'] ? [DESKTOP, phone] : [phone]);
