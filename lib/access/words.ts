import { counted } from '@/lib/i18n/counted';
import { figureOf, mm } from '@/lib/i18n/length';
import { formatTotal } from '@/lib/money/rules';
import { DOORS_OFF, HEAVY_KG, MOST_STEPS } from './crew';
import { missingWords, partWords } from './part-words';
import { NARROWEST_DOOR } from './parts';
import { boxed, PACKING_MM } from './rules';
import type { Access, AccessVerdict, Box, Load, PartAnswer } from './types';

const sides = ({ width, depth, height }: Box): string =>
  `${figureOf(width)} wide, ${figureOf(depth)} deep and ${mm(height)} high`;

/** Returns the size and weight of an appliance on the way in; null if the maker does not state them. */
export function sizeSentence({ packed, bare, weight }: Load): string | null {
  if (!bare) return null;
  const boxed = packed
    ? `In its box it is ${sides(packed)}; unpacked, ${sides(bare)}.`
    : `Out of its box it is ${sides(bare)}.`;
  return weight ? `${boxed} It weighs ${weight} kg.` : boxed;
}

const narrowSide = (box: Box | null): number => (box ? Math.min(box.width, box.depth) : 0);

const doorsOffCost = DOORS_OFF.price > 0 ? formatTotal(DOORS_OFF.price) : 'free of charge';

const RING = 'We will ring you before the delivery to talk it through';

function verdictWords(answer: PartAnswer, load: Load): string {
  const { part, verdict, missing } = answer;
  switch (verdict) {
    case 'IN':
      return `${load.packed ? 'In its box' : `Allowing ${PACKING_MM} mm for its box,`} it is ${mm(narrowSide(boxed(load)))} across its narrower side, so it goes through unopened.`;
    case 'UNPACK':
      return `Out of its box it is ${mm(narrowSide(load.bare))} across its narrower side. The crew will unpack it outside.`;
    case 'DOORS':
      return `With its doors off it is ${mm(narrowSide(load.doorsOff))} across its narrower side. Our crew will take them off and refit them: ${DOORS_OFF.minutes} minutes, ${doorsOffCost}.`;
    case 'CALL':
      if (part.kind === 'corner') {
        return `${RING}. Measure the corridor on each side of the corner and we can work it out.`;
      }
      return part.kind === 'steps'
        ? `Over ${HEAVY_KG} kg, the crew can manage ${counted(MOST_STEPS, 'step')} with a sack truck, but not ${part.count}. ${RING}.`
        : `${RING}: it often goes, but the measurements alone cannot say.`;
    case 'NO':
      return `${missingWords(missing)} ${insteadWords(answer)}`;
    default:
      return verdict satisfies never;
  }
}

/** How much wider a door frame becomes when its door is lifted off the hinges, in millimetres. */
const LEAF_MM = 40;

/** Returns what to do if it does not get in. */
function insteadWords({ missing, part }: PartAnswer): string {
  if (missing?.unit === 'kg') return 'Choose a lighter one, or ask us about the stairs.';
  if (missing?.of === 'height') return 'Choose a lower one.';
  return part.kind === 'doorway' && (missing?.amount ?? 0) <= LEAF_MM
    ? `Taking the door off its hinges gains up to ${mm(LEAF_MM)}: measure the bare frame.`
    : 'Choose a narrower one, or ring us and we will look at it with you.';
}

/** Sentences about tilting a tall appliance under a lintel, and about a door height that nobody measured. */
function lintelWords({ part, leans, missing }: PartAnswer, { cools }: Load): string[] {
  if (part.kind !== 'doorway') return [];
  const rest = cools ? ' It must then stand for as long as its manual says before it is switched on.' : '';
  return [
    ...(leans ? [`It is taller than the door, so the crew will tilt it.${rest}`] : []),
    ...(part.heightAssumed && (leans || missing?.of === 'height')
      ? [`We have assumed a door ${mm(part.height)} high, like most in Britain: measure yours.`]
      : []),
  ];
}

const FIRST: Readonly<Record<AccessVerdict, string>> = {
  IN: 'It will fit through.',
  UNPACK: 'It will fit through without its box.',
  DOORS: 'It will fit through with its doors off.',
  CALL: 'It may fit through: we need to check.',
  NO: 'It will not fit through.',
};

/** Returns the answer in sentences: first the verdict, then the part that decides it. */
export function accessSentences({ verdict, narrowest, unknown }: Access, load: Load): [string, ...string[]] {
  if (unknown) return ['We cannot tell: the maker does not state its size.'];
  if (!narrowest) return ['We cannot tell until you have measured.'];
  if (narrowest.part.kind === 'steps' && verdict === 'IN') {
    return ['The steps are no problem.', 'Measure the narrowest door too.'];
  }
  return [
    FIRST[verdict],
    pointWords(narrowest),
    verdictWords(narrowest, load),
    ...lintelWords(narrowest, load),
  ];
}

function pointWords({ part, leans, missing }: PartAnswer): string {
  if (part.kind === 'doorway' && (leans || missing?.of === 'height')) {
    return `Lowest point: ${part.name}, ${mm(part.width)} wide and ${mm(part.height)} high.`;
  }
  if (part.kind === 'doorway' && part.name === NARROWEST_DOOR) {
    return `The narrowest door is ${mm(part.width)} wide.`;
  }
  if (part.kind === 'lift' && missing?.unit === 'kg') {
    return `Deciding point: ${part.name}, which carries ${part.load} kg.`;
  }
  return `${part.kind === 'steps' ? 'Deciding point' : 'Narrowest point'}: ${partWords(part)}.`;
}

const OUT: Readonly<Record<AccessVerdict, string>> = {
  IN: 'The old one can be taken out.',
  UNPACK: 'The old one can be taken out.',
  DOORS: 'The old one can be taken out with its doors off.',
  CALL: 'It may be possible to take the old one out: we need to check.',
  NO: 'The old one cannot be taken out.',
};

/** `accessSentences` for the removal of a wider old appliance (see `oldLoad`); empty if nothing has been measured. */
export function oldSentences({ verdict, narrowest }: Access): string[] {
  if (!narrowest) return [];
  const why = verdict === 'NO' ? [missingWords(narrowest.missing)] : [];
  const taken = 'We have assumed it is as deep, tall and heavy as the new one.';
  return [OUT[verdict], pointWords(narrowest), ...why, taken];
}
