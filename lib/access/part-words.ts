import { counted } from '@/lib/i18n/counted';
import { mm } from '@/lib/i18n/length';
import type { RoutePart, Stairs } from './types';

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
      return part.a && part.b ? `${name}, ${mm(part.a)} by ${mm(part.b)}` : `${name}, not measured`;
    case 'steps':
      return `${name}, ${counted(part.count, 'step')}`;
    default:
      return part satisfies never;
  }
}

const SHAPES = { straight: null, landing: 'with a landing', winders: 'winding' } as const;

/** What of stairs the crew has to know besides their width: `2 flights`, `26 steps`, `winding`. */
export const flightWords = ({ flights, steps, shape }: Stairs): string[] =>
  [flights > 1 && counted(flights, 'flight'), steps && counted(steps, 'step'), SHAPES[shape]].filter(
    (words) => typeof words === 'string',
  );
