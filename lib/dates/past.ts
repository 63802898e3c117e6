import type { Day } from './rules';

const NAMED =
  /\b(\d{1,2})(?:st|nd|rd|th)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: (\d{4}))?\b/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Whether words name a day that is over: `Due back on 6 December`, of the year that brings it nearest to today. */
export function namesPastDay(words: string, today: Day): boolean {
  const [, date = '', month = '', year] = NAMED.exec(words) ?? [];
  if (!date) return false;
  const at = Date.parse(today);
  const dayOf = (of: number) => Date.UTC(of, MONTHS.indexOf(month.toLowerCase()), Number(date));
  const thisYear = Number(today.slice(0, 4));
  const years = year ? [Number(year)] : [thisYear - 1, thisYear, thisYear + 1];
  const [nearest = at] = years.map(dayOf).toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
  return nearest < at;
}
