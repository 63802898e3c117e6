import type { Wish } from './understand/types';

const LIST = new Intl.ListFormat('en-GB');

type Shown = {
  wish: Wish;
  leftOut: readonly string[];
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
export function sentencesOf({ wish, leftOut, found, isHelped }: Shown): string[] {
  const { corrected, foreign } = wish;
  const said = leftOut.filter((text) => text !== '').map((text) => `“${text}”`);
  return [
    // `Do your drivers take shoes off` asks for no shoes.
    ...(foreign && (foreign.isMaker || !isHelped) ? [foreignSentence(foreign, wish, found)] : []),
    // What was typed so far is no mistake.
    ...(corrected && found > 0 && !corrected.startsWith(wish.typed.toLowerCase())
      ? [`Results for “${corrected}”.`]
      : []),
    ...(said.length > 0 && found > 0
      ? [`Nothing matches all of that, so ${LIST.format(said)} ${said.length > 1 ? 'were' : 'was'} left out.`]
      : []),
    ...(found === 0 && !foreign && !isHelped ? [`Nothing in the shop matches “${wish.typed}”.`] : []),
  ];
}

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
