import type { Access, AccessVerdict, Box, Load, PartAnswer, RoutePart } from './types';

const mm = (value: number): string => `${Math.round(value).toLocaleString('en-GB')} mm`;

/** `hall door, 712 mm` */
export function partWords({ name, ...part }: RoutePart): string {
  switch (part.kind) {
    case 'doorway':
      return `${name}, ${mm(part.width)}`;
    case 'stairs':
      return `${name}, ${mm(part.width)}`;
    case 'lift':
      return `${name}, door ${mm(part.door.width)}`;
    case 'corner':
      return part.a && part.b ? `${name}, ${mm(part.a)} by ${mm(part.b)}` : `${name}, not measured`;
    default:
      return part satisfies never;
  }
}

const sides = ({ width, depth, height }: Box): string => `${width} wide, ${depth} deep and ${height} mm high`;

/** How large and heavy it is on the way in; null when the maker is silent. */
export function sizeSentence({ packed, bare, weight }: Load): string | null {
  if (!bare) return null;
  const boxed = packed
    ? `In its box it is ${sides(packed)}; out of it ${sides(bare)}.`
    : `Out of its box it is ${sides(bare)}.`;
  return weight ? `${boxed} It weighs ${weight} kg.` : boxed;
}

const narrowSide = (box: Box | null): number => (box ? Math.min(box.width, box.depth) : 0);

function verdictWords({ verdict, missing }: PartAnswer, load: Load): string {
  switch (verdict) {
    case 'IN':
      return `In its box it is ${mm(narrowSide(load.packed ?? load.bare))} at its narrower side: it goes through as it comes.`;
    case 'UNPACK':
      return `Out of its box it is ${mm(narrowSide(load.bare))} at its narrower side. The crew unpacks it outside.`;
    case 'DOORS':
      return `With its doors off it is ${mm(narrowSide(load.doorsOff))} at its narrower side. The crew takes them off and puts them back.`;
    case 'CALL':
      return 'We ring you before the delivery to talk this through; it often goes, but the figures alone cannot tell.';
    case 'NO':
      return missing?.unit === 'kg'
        ? `With two people it is ${Math.ceil(missing.amount)} kg more than the lift may carry.`
        : `${mm(missing?.amount ?? 0)} is missing, whichever way it is carried.`;
    default:
      return verdict satisfies never;
  }
}

const FIRST: Readonly<Record<AccessVerdict, string>> = {
  IN: 'It gets in.',
  UNPACK: 'It gets in without its box.',
  DOORS: 'It gets in with its doors off.',
  CALL: 'It may get in; the crew has to look.',
  NO: 'It does not get in.',
};

/** The answer in plain words: the sentence that decides, then the part that does. */
export function accessSentences({ verdict, narrowest, unknown }: Access, load: Load): [string, ...string[]] {
  if (unknown) return ['We cannot tell: the maker does not state its size.'];
  if (!narrowest) return ['We cannot tell before something is measured.'];
  return [FIRST[verdict], `Narrowest point: ${partWords(narrowest.part)}.`, verdictWords(narrowest, load)];
}
