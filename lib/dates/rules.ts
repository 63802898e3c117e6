const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The calendar day in London as `2026-11-20`. */
export const londonDate = (at: Date): string => london.format(at);
