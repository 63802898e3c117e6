import { counted } from '@/lib/i18n/counted';
import { mm } from '@/lib/i18n/length';
import { CORNER_CLEARANCE_MM, DOOR_CLEARANCE_MM, STAIR_SIDES_MM } from './clearance';
import type { Corner, PartAnswer, RoutePart, Stairs, Tightest } from './types';

/** `hall door, 712 mm` */
export function partWords({ name, ...part }: RoutePart): string {
  switch (part.kind) {
    case 'doorway':
      return `${name}, ${mm(part.width)}`;
    case 'stairs':
      return [name, mm(part.width), ...flightWords(part)].join(', ');
    case 'lift':
      return `${name}, door ${mm(part.door.width)}`;
    case 'corner':
      return `${name}, ${cornerWords(part)}`;
    case 'steps':
      return `${name}, ${counted(part.count, 'step')}`;
    default:
      return part satisfies never;
  }
}

function cornerWords({ a, b }: Corner): string {
  if (a !== null && b !== null) return `${mm(a)} by ${mm(b)}`;
  const one = a ?? b;
  return one === null ? 'not measured' : `${mm(one)} on one side`;
}

const SHAPES = { straight: null, landing: 'with a landing', winders: 'winding' } as const;

/** Returns what the crew has to know about stairs besides their width: `2 flights`, `26 steps`, `winding`. */
export const flightWords = ({ flights, steps, shape }: Stairs): string[] =>
  [flights > 1 && counted(flights, 'flight'), steps && counted(steps, 'step'), SHAPES[shape]].filter(
    (words) => typeof words === 'string',
  );

const PASSES = {
  IN: 'goes through in its box',
  UNPACK: 'goes through unpacked',
  DOORS: 'goes through with its doors off',
  CALL: 'needs a check',
  NO: 'does not go through',
} as const;

/** Returns how an appliance gets through a part: `goes through unpacked, tilted`. */
export function passWords({ part, verdict, leans, missing }: PartAnswer): string {
  if (missing?.unit === 'kg') return 'is too heavy for it';
  if (part.kind === 'steps' && verdict === 'IN') return 'can be carried over';
  return leans ? `${PASSES[verdict]}, tilted` : PASSES[verdict];
}

/** Room for hands on each side, in millimetres. */
const HANDS: Readonly<Record<Tightest, number>> = {
  opening: DOOR_CLEARANCE_MM,
  inside: 0,
  bend: CORNER_CLEARANCE_MM,
  floor: CORNER_CLEARANCE_MM,
  flight: STAIR_SIDES_MM / 2,
};

/** Returns what is missing if it does not go through. */
export function missingWords(missing: PartAnswer['missing']): string {
  const amount = missing?.amount ?? 0;
  if (missing?.unit === 'kg') {
    return `With two people it is ${Math.ceil(amount)} kg more than the lift can carry.`;
  }
  if (missing?.of === 'height')
    return `Even tilted as far as it can be, it is ${mm(amount)} too tall for the door.`;
  return `It is ${mm(amount)} too ${missing?.of === 'width' ? 'wide' : 'large'}, whichever way it is carried.`;
}

/** Returns the caption of a part's picture: `Hall door, 712 mm: goes through unpacked.` */
export function stopSentence(answer: PartAnswer): string {
  const { part, missing, carried } = answer;
  const words = `${partWords(part)}: ${passWords(answer)}.`;
  const hands = HANDS[carried.at];
  return [
    words.charAt(0).toUpperCase() + words.slice(1),
    ...(missing ? [missingWords(missing)] : []),
    ...(missing?.unit === 'mm' && missing.of !== 'height' && hands > 0
      ? [`We keep ${mm(hands)} free at each side for hands.`]
      : []),
  ].join(' ');
}
