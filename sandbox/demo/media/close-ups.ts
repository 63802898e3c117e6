/** Folder of the studio's close-ups of appliance parts: one 4:3 master each. */
export const CLOSE_UP_FILES = new URL('./close-ups/', import.meta.url);
