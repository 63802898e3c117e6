import { formatTotal } from '@/lib/money/rules';
import type { Finding, FindingResult, PieceKind } from './types';
import type { SetSaving } from './saving';
import type { Template } from './pieces';

const RESULTS: Readonly<Record<FindingResult, string>> = {
  OK: 'Goes together',
  CHECK: 'To check',
  CLASH: 'Clashes',
  UNKNOWN: 'Cannot tell',
};

export const resultWords = ({ result }: Finding): string => RESULTS[result];

const percent = (perMille: number): string => `${perMille / 10} %`;

/** `4 kinds on one list save 7.5 %, £120.00. A fifth makes it 10 %.` */
export function savingWords({ kinds, perMille, total, next }: SetSaving): string {
  const now =
    perMille === 0
      ? `${kinds} ${kinds === 1 ? 'kind' : 'different kinds'} of large appliance on the list: no set saving yet.`
      : `${kinds} different kinds of large appliance save ${percent(perMille)}, ${formatTotal(total)}.`;
  if (!next) return now;
  const more = next.kinds - kinds;
  return `${now} ${more === 1 ? 'One more kind' : `${more} more kinds`} and the set saves ${percent(next.perMille)}.`;
}

/** What a set that people begin with still lacks; null when it is whole. */
export function missingWords({ name, kinds }: Template, there: ReadonlySet<PieceKind>): string | null {
  const missing = kinds.filter((kind) => !there.has(kind));
  if (missing.length === 0 || missing.length === kinds.length) return null;
  return `${name}: still without ${missing.map((kind) => (/^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`)).join(', ')}.`;
}
