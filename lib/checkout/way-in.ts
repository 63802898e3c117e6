import { loadOf } from '@/lib/access/load';
import { partsOf } from '@/lib/access/parts';
import { NO_ROUTE } from '@/lib/access/route';
import { accessOf } from '@/lib/access/rules';
import type { Load } from '@/lib/access/types';
import { accessSentences } from '@/lib/access/words';
import type { BasketLine } from '@/lib/basket/types';
import { FIT_LABEL } from '@/lib/orders/message';

export const FLOORS = [
  { value: 'ground', words: 'Ground floor' },
  { value: 'first', words: 'First floor' },
  { value: 'second', words: 'Second floor or higher' },
  { value: 'basement', words: 'Basement' },
] as const;

export const LIFTS = [
  { value: 'yes', words: 'Yes, and it takes the goods' },
  { value: 'no', words: 'No' },
] as const;

/**
 * What is asked about the way in (experience CHK-5), and how the goods fit as the shopper measured (§6 F1). An absent
 * answer is an empty text.
 */
export type WayIn = {
  floor: string;
  lift: string;
  stairs: string;
  door: string;
  parking: string;
  fit: string;
};

/** The names under which the answers stand in the message to the platform, one a line. */
const LABELS: readonly (readonly [keyof WayIn, string])[] = [
  ['floor', 'Floor'],
  ['lift', 'Lift'],
  ['stairs', 'Stairs'],
  ['door', 'Narrowest door (mm)'],
  ['parking', 'Parking'],
  ['fit', FIT_LABEL],
];

const NONE: WayIn = { floor: '', lift: '', stairs: '', door: '', parking: '', fit: '' };

const CHOICES: Partial<Record<keyof WayIn, readonly { value: string; words: string }[]>> = {
  floor: FLOORS,
  lift: LIFTS,
};

/** What the platform keeps with the order for the crew: `Floor: First floor`, one answer a line. */
export function wayInMessage(wayIn: WayIn): string {
  return LABELS.flatMap(([name, label]) => {
    const given = wayIn[name].replace(/\s+/g, ' ').trim();
    const words = CHOICES[name]?.find(({ value }) => value === given)?.words ?? given;
    return words ? [`${label}: ${words}`] : [];
  }).join('\n');
}

/** The answers back from it; whatever else is in the message is left out. */
export function readWayIn(message: string): WayIn {
  const wayIn = { ...NONE };
  for (const line of message.split('\n')) {
    const found = LABELS.find(([, label]) => line.startsWith(`${label}: `));
    if (!found) continue;
    const [name, label] = found;
    const words = line.slice(label.length + 2);
    wayIn[name] = CHOICES[name]?.find((choice) => choice.words === words)?.value ?? words;
  }
  return wayIn;
}

/** Two people carry it from here on. */
const HEAVY_KG = 20;

/** Something that two people carry in. */
export type Carried = { name: string; load: Load };

/** What of a basket is so heavy that the way in matters. */
export function carriedOf(lines: readonly BasketLine[]): Carried[] {
  return lines.flatMap(({ name, product }) => {
    const load = product && loadOf(product.attributes);
    return load && (load.weight ?? 0) >= HEAVY_KG ? [{ name, load }] : [];
  });
}

/** Its narrower side as it comes. */
function girth({ packed, bare }: Load): number {
  const box = packed ?? bare;
  return box ? Math.min(box.width, box.depth) : 0;
}

const VERDICTS = ['NO', 'CALL', 'DOORS', 'UNPACK', 'IN'];

/** Whether a door lets everything through, said of what goes through worst; null when there is nothing to say. */
export function doorLine(doorMm: number, goods: readonly Carried[]): string | null {
  if (!(doorMm > 0)) return null;
  const route = partsOf({ ...NO_ROUTE, door: doorMm });
  const [worst] = goods
    .map(({ name, load }) => ({ name, load, answer: accessOf(route, load) }))
    .toSorted(
      (a, b) =>
        VERDICTS.indexOf(a.answer.verdict) - VERDICTS.indexOf(b.answer.verdict) ||
        girth(b.load) - girth(a.load),
    );
  return worst ? `${worst.name}: ${accessSentences(worst.answer, worst.load).join(' ')}` : null;
}
