/** The days of which one can be asked for at a price, Monday first; on Sundays no van drives. */
export const NAMED_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
