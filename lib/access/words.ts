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

/** How large and heavy it is on the way in; null when the maker is silent. */
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

/** A door that is lifted off its hinges leaves its frame so much wider. */
const LEAF_MM = 40;

/** What to do where it does not get in. */
function insteadWords({ missing, part }: PartAnswer): string {
  if (missing?.unit === 'kg') return 'Choose a lighter one, or ask us about the stairs.';
  if (missing?.of === 'height') return 'Choose a lower one.';
  return part.kind === 'doorway' && (missing?.amount ?? 0) <= LEAF_MM
    ? `Taking the door off its hinges gains up to ${mm(LEAF_MM)}: measure the bare frame.`
    : 'Choose a narrower one, or ring us and we will look at it with you.';
}

/** What tall goods do under a lintel, and that nobody measured it. */
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
  IN: 'It gets in.',
  UNPACK: 'It gets in without its box.',
  DOORS: 'It gets in with its doors off.',
  CALL: 'It may get in: we need to check.',
  NO: 'It does not get in.',
};

/** The answer in plain words: the sentence that decides, then the part that does. */
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
  IN: 'The old one gets out.',
  UNPACK: 'The old one gets out.',
  DOORS: 'The old one gets out with its doors off.',
  CALL: 'The old one may get out: we need to check.',
  NO: 'The old one does not get out.',
};

/** The same for a wider old one that is taken away (see `oldLoad`); empty while nothing is measured. */
export function oldSentences({ verdict, narrowest }: Access): string[] {
  if (!narrowest) return [];
  const why = verdict === 'NO' ? [missingWords(narrowest.missing)] : [];
  const taken = 'We have assumed it is as deep, tall and heavy as the new one.';
  return [OUT[verdict], pointWords(narrowest), ...why, taken];
}
