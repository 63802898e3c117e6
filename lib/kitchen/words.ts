import { withArticle } from '@/lib/i18n/article';
import { counted } from '@/lib/i18n/counted';
import { formatTotal } from '@/lib/money/rules';
import type { PieceKind } from '@/lib/catalogue/kinds/types';
import type { SetTerms } from '@/lib/policy/types';
import type { Finding, FindingResult, Kitchen, RuleName } from './types';
import type { SetSaving } from './saving';
import type { Template } from './pieces';

const RESULTS: Readonly<Record<FindingResult, string>> = {
  OK: 'Goes together',
  CHECK: 'To check',
  CLASH: 'Clashes',
  UNKNOWN: 'Cannot tell',
};

export const resultWords = ({ result }: Finding): string => RESULTS[result];

/** What to do about a clash, where the finding does not say so itself. */
const ADVICE: Partial<Readonly<Record<RuleName, string>>> = {
  'hood height': 'Hang the hood higher, or choose one that can hang lower.',
  'hood strength': 'Choose a more powerful hood, or duct the air outside.',
  housing: 'Choose one for the housing you have, or have a joiner alter it.',
  'tall housing': 'Choose a lower one, or leave one out.',
};

/** Returns what to do about a clash; null where nothing has to be done or the finding says so. */
export const adviceFor = ({ rule, result }: Finding): string | null =>
  result === 'CLASH' ? (ADVICE[rule] ?? null) : null;

const percent = (perMille: number): string => `${perMille / 10}%`;

/** `4 different kinds of large appliance save 7.5%, £120.00. One more kind and the set saves 10%.` */
export function savingWords({ kinds, perMille, total, next }: SetSaving): string {
  const now =
    perMille === 0
      ? `${counted(kinds, 'kind', 'different kinds')} of large appliance in the set: no saving yet.`
      : `${kinds} different kinds of large appliance save ${percent(perMille)}, ${formatTotal(total)}.`;
  if (!next) return now;
  const more = next.kinds - kinds;
  const gain = next.more > 0 ? `: ${formatTotal(next.more)} more on these alone` : '';
  return `${now} ${more === 1 ? 'One more kind' : `${more} more kinds`} and the set saves ${percent(next.perMille)}${gain}.`;
}

const LIST = new Intl.ListFormat('en-GB');

/** `3 different kinds save 5%, 4 save 7.5% and 5 save 10%`; empty without tiers. */
export function tierWords({ tiers }: SetTerms): string {
  const rising = tiers.toReversed();
  return LIST.format(
    rising.map(
      ({ kinds, perMille }, at) => `${kinds} ${at === 0 ? 'different kinds ' : ''}save ${percent(perMille)}`,
    ),
  );
}

/** `an oven, a hob` */
export const listWords = (kinds: readonly PieceKind[]): string => kinds.map(withArticle).join(', ');

/**
 * Returns what is missing from each usual set that has been started. Empty when one of them is complete, because nobody
 * furnishes a new kitchen and a home to let on the same list.
 */
export function missingWords(templates: readonly Template[], there: ReadonlySet<PieceKind>): string[] {
  const lacks = templates.map(({ name, kinds }) => ({
    name,
    begun: kinds.some((kind) => there.has(kind)),
    missing: kinds.filter((kind) => !there.has(kind)),
  }));
  if (lacks.some(({ missing }) => missing.length === 0)) return [];
  return lacks
    .filter(({ begun }) => begun)
    .map(({ name, missing }) => `${name}: still missing ${listWords(missing)}.`);
}

const FUELS: Readonly<Record<NonNullable<Kitchen['fuel']>, string>> = {
  electric: 'no gas',
  'mains gas': 'mains gas',
  LPG: 'bottled gas',
};
const EXTRACTIONS: Readonly<Record<NonNullable<Kitchen['extraction']>, string>> = {
  duct: 'hood ducted outside',
  recirculate: 'hood with a carbon filter',
};

/** `mains gas, 32 A cooker circuit, room 3600 long`, in millimetres; only details that were given. */
export function kitchenWords({
  fuel,
  circuit,
  socket,
  extraction,
  room: { length, width, height },
  hoodHeight,
  housingHeight,
}: Kitchen): string {
  const room = [length && `${length} long`, width && `${width} wide`, height && `${height} high`];
  const sides = room.filter(Boolean).join(', ');
  const words = [
    fuel && FUELS[fuel],
    circuit !== null && (circuit === 0 ? 'no cooker circuit' : `${circuit} A cooker circuit`),
    socket && 'a socket in the cooker switch',
    extraction && EXTRACTIONS[extraction],
    sides && `room ${sides}`,
    hoodHeight && `${hoodHeight} from hob to hood`,
    housingHeight && `tall housing ${housingHeight} high inside`,
  ];
  return words.filter(Boolean).join(', ');
}
