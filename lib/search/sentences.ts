import { mm } from '@/lib/i18n/length';
import type { GapRead } from './gaps';
import type { Wish } from './understand/types';

const LIST = new Intl.ListFormat('en-GB');

type Shown = {
  wish: Wish;
  leftOut: readonly string[];
  ahead?: readonly string[];
  gaps?: readonly GapRead[];
  /** How many products, and whether a page answers. */
  found: number;
  isHelped: boolean;
};

/** Something that this shop does not sell was asked for, and nothing else. */
export const isForeignWare = ({ foreign }: Wish): boolean => foreign !== null && !foreign.isMaker;

/** A maker that this shop does not sell, and nothing that others would have instead: all of the shop is no answer. */
export const isForeignAlone = ({ foreign, kinds }: Wish): boolean =>
  foreign !== null && foreign.isMaker && kinds.length === 0;

/** What a results page says of how a question was read, before what was found. */
export function sentencesOf({ wish, leftOut, ahead = [], gaps = [], found, isHelped }: Shown): string[] {
  const { corrected, foreign } = wish;
  const tooSmall = gaps.filter(({ least }) => least !== null);
  const said = quoted(leftOut);
  return [
    // `Do your drivers take shoes off` asks for no shoes.
    ...(foreign && (foreign.isMaker || !isHelped) ? [foreignSentence(foreign, wish, found)] : []),
    // What was typed so far is no mistake.
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
      ? [`What matches ${LIST.format(quoted(ahead))} comes first; the rest does not match.`]
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

/** What is smaller than what fills a gap, as a page calls it; null where nothing was left out. */
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
    ? [`For a gap ${LIST.format(sides)}: what goes in and fills it. ${less} ones are left out.`]
    : [];
}

const tooSmallSentence = ({ side, mm: size, least }: GapRead): string =>
  `Nothing here goes into a gap ${mm(size)} ${SIDE_WORDS[side].wide}: the ${SIDE_WORDS[side].least} needs ${mm(least ?? 0)}.`;

const turnedSentences = ({ facts }: Wish): string[] =>
  facts
    .filter(({ isTurned }) => isTurned)
    .map(({ said }) => `Nothing of this kind is that narrow, so “${said}” is taken for the depth.`);

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
