import { mm } from '@/lib/i18n/length';
import type { GapRead } from './gaps';
import type { Wish } from './understand/types';

const LIST = new Intl.ListFormat('en-GB');

type Shown = {
  wish: Wish;
  leftOut: readonly string[];
  ahead?: readonly string[];
  gaps?: readonly GapRead[];
  /** `found`: number of products. `isHelped`: whether a page answers the query. */
  found: number;
  isHelped: boolean;
};

/** Whether a query asks only for something that this shop does not sell. */
export const isForeignWare = ({ foreign }: Wish): boolean => foreign !== null && !foreign.isMaker;

/**
 * Whether a query names a maker that this shop does not sell, and no kind that other makers could provide. Showing the
 * whole shop would be no answer.
 */
export const isForeignAlone = ({ foreign, kinds }: Wish): boolean =>
  foreign !== null && foreign.isMaker && kinds.length === 0;

/** Returns the sentences above the results about how the query was understood. */
export function sentencesOf({ wish, leftOut, ahead = [], gaps = [], found, isHelped }: Shown): string[] {
  const { corrected, foreign } = wish;
  const tooSmall = gaps.filter(({ least }) => least !== null);
  const said = quoted(leftOut);
  return [
    // `Do your drivers take shoes off` does not ask for shoes.
    ...(foreign && (foreign.isMaker || !isHelped) ? [foreignSentence(foreign, wish, found)] : []),
    // An unfinished word is not a mistake.
    ...(corrected && found > 0 && !corrected.startsWith(wish.typed.toLowerCase())
      ? [`Results for “${corrected}”.`]
      : []),
    ...(found > 0
      ? [...tooSmall.map(tooSmallSentence), ...filledSentences(gaps), ...turnedSentences(wish)]
      : []),
    ...(said.length > 0 && found > 0
      ? [`Nothing matches all of that, so ${LIST.format(said)} ${said.length > 1 ? 'were' : 'was'} left out.`]
      : []),
    ...(ahead.length > 0 && found > 0
      ? [`Products that match ${LIST.format(quoted(ahead))} come first; the others do not match.`]
      : []),
    ...(found === 0 && !foreign && !isHelped ? [`Nothing in the shop matches “${wish.typed}”.`] : []),
  ];
}

const quoted = (words: readonly string[]): string[] =>
  words.filter((text) => text !== '').map((text) => `“${text}”`);

const SIDE_WORDS = {
  Width: { wide: 'wide', least: 'narrowest', less: 'Narrower' },
  Height: { wide: 'high', least: 'lowest', less: 'Lower' },
  Depth: { wide: 'deep', least: 'shallowest', less: 'Shallower' },
} as const satisfies Record<GapRead['side'], Record<string, string>>;

/** Returns the word for products that are too small to fill a gap; null if none were left out. */
export function smallerWord(gaps: readonly GapRead[]): string | null {
  const [first, second] = gaps.filter(({ bound }) => bound !== null);
  return second ? 'Smaller' : first ? SIDE_WORDS[first.side].less : null;
}

function filledSentences(gaps: readonly GapRead[]): string[] {
  const less = smallerWord(gaps);
  const sides = gaps
    .filter(({ bound }) => bound !== null)
    .map(({ side, mm: size }) => `${mm(size)} ${SIDE_WORDS[side].wide}`);
  return less
    ? [`For a gap ${LIST.format(sides)}: products that fit and fill it. ${less} ones are left out.`]
    : [];
}

const tooSmallSentence = ({ side, mm: size, least }: GapRead): string =>
  `Nothing here fits a gap ${mm(size)} ${SIDE_WORDS[side].wide}: the ${SIDE_WORDS[side].least} needs ${mm(least ?? 0)}.`;

const turnedSentences = ({ facts }: Wish): string[] =>
  facts
    .filter(({ isTurned }) => isTurned)
    .map(({ said }) => `No product of this kind is that narrow, so “${said}” is read as the depth.`);

function foreignSentence(
  { name, isMaker }: NonNullable<Wish['foreign']>,
  { kinds }: Wish,
  found: number,
): string {
  if (!isMaker) return `We do not sell what you are looking for: ${name}.`;
  const instead =
    kinds.length > 0 ? 'Here are similar products from makers we do sell.' : 'These are from other makers.';
  return found > 0 ? `We do not sell ${name}. ${instead}` : `We do not sell ${name}.`;
}
