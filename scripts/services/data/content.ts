/** Content types of which the shop needs one published entry each: its name, its menu and its home page. */
export const STARTER_TYPES = ['siteSettings', 'navigation', 'homePage'] as const;
