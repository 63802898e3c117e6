/** Content types of which the shop needs one published entry: its name, its menu, its start page. */
export const STARTER_TYPES = ['siteSettings', 'navigation', 'homePage'] as const;
