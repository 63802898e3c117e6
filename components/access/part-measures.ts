import { MOST } from '@/lib/access/read-part';
import type { RoutePart, Stairs } from '@/lib/access/types';

type Field = {
  label: string;
  value: number | null;
  put: (value: number) => RoutePart;
  /** Returns the part without this measurement; absent where the measurement is required. */
  clear?: () => RoutePart;
  /** Set where the value is a whole number, not a length: the largest that is accepted, and its unit. */
  count?: { most: number; unit?: string };
};

/** Returns the fields of a part: each measurement, in millimetres unless a unit is given, and how to change it. */
export function fieldsOf(part: RoutePart): Field[] {
  switch (part.kind) {
    case 'doorway':
      return [
        { label: 'Clear width', value: part.width, put: (width) => ({ ...part, width }) },
        { label: 'Height', value: part.height, put: (height) => ({ ...part, height }) },
      ];
    case 'corner':
      return [
        {
          label: 'Corridor before it',
          value: part.a,
          put: (a) => ({ ...part, a }),
          clear: () => ({ ...part, a: null }),
        },
        {
          label: 'Corridor after it',
          value: part.b,
          put: (b) => ({ ...part, b }),
          clear: () => ({ ...part, b: null }),
        },
      ];
    case 'steps':
      return [
        {
          label: 'How many steps and door sills',
          value: part.count,
          put: (count) => ({ ...part, count }),
          count: { most: MOST.steps },
        },
      ];
    case 'stairs':
      return [
        { label: 'Width', value: part.width, put: (width) => ({ ...part, width }) },
        { label: 'Headroom', value: part.headroom, put: (headroom) => ({ ...part, headroom }) },
        {
          label: 'Flights',
          value: part.flights,
          put: (flights) => ({ ...part, flights }),
          count: { most: MOST.flights },
        },
        {
          label: 'Steps in all',
          value: part.steps,
          put: (steps) => ({ ...part, steps }),
          clear: () => ({ ...part, steps: null }),
          count: { most: MOST.steps },
        },
        {
          label: 'Pitch, usually 42',
          value: part.pitch,
          put: (pitch) => ({ ...part, pitch }),
          count: { most: MOST.pitch, unit: '°' },
        },
        ...landingFields(part),
      ];
    case 'lift':
      return [
        {
          label: 'Door width',
          value: part.door.width,
          put: (width) => ({ ...part, door: { ...part.door, width } }),
        },
        {
          label: 'Door height',
          value: part.door.height,
          put: (height) => ({ ...part, door: { ...part.door, height } }),
        },
        {
          label: 'Inside width',
          value: part.inside.width,
          put: (width) => ({ ...part, inside: { ...part.inside, width } }),
        },
        {
          label: 'Inside depth',
          value: part.inside.depth,
          put: (depth) => ({ ...part, inside: { ...part.inside, depth } }),
        },
        {
          label: 'Inside height',
          value: part.inside.height,
          put: (height) => ({ ...part, inside: { ...part.inside, height } }),
        },
        {
          label: 'Carries up to',
          value: part.load,
          put: (load) => ({ ...part, load }),
          count: { most: MOST.kg, unit: 'kg' },
        },
      ];
    default:
      return part satisfies never;
  }
}

/** Returns the fields for the depths of a landing, arriving and leaving; none for stairs without one. */
function landingFields({ landing, ...part }: Stairs & { name: string }): Field[] {
  if (!landing) return [];
  return [
    { label: 'Landing, arriving', value: landing.a, put: (a) => ({ ...part, landing: { ...landing, a } }) },
    { label: 'Landing, leaving', value: landing.b, put: (b) => ({ ...part, landing: { ...landing, b } }) },
  ];
}
