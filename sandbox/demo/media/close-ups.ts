/** The studio's pictures of parts of appliances, four wide and three high: one master for each. */
export const CLOSE_UP_FILES = new URL('./close-ups/', import.meta.url);
