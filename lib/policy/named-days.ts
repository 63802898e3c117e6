/** The days that can have a surcharge, Monday first; there are no deliveries on Sundays. */
export const NAMED_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
