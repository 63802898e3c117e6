import { counted } from '@/lib/i18n/counted';
const UNITS: readonly [ms: number, name: string][] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
];

/** How long ago something was, in words: "just now", "1 minute ago", "3 hours ago". */
export function ageWords(at: number, now: number): string {
  const gone = Math.max(0, now - at);
  const unit = UNITS.find(([ms]) => gone >= ms);
  if (!unit) return 'just now';
  const count = Math.floor(gone / unit[0]);
  return `${counted(count, unit[1])} ago`;
}
