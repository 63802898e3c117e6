import type { Kind } from '@/lib/catalogue/kinds/table';
import type { ProductCard } from '@/lib/catalogue/types';
import { modelIn } from './old-model';
import { placeOf } from './place';
import type { Machine } from './types';

/** The place of the old one, millimetres, and how that is known. */
export type OldSize = {
  width: number;
  height: number;
  depth: number | null;
  from: 'measured' | 'label' | 'model' | 'usual';
  /** Of `model`: which, and what it is. */
  name?: string;
  kind?: Kind;
};

/** Sides of the place of the old one, millimetres; null where they were not measured. */
export type Measured = Record<'width' | 'height' | 'depth', number | null>;

const SIDE = String.raw`(\d{2,4}(?:[.,]\d)?)`;
const THREE = new RegExp(
  String.raw`${SIDE}\s*(?:mm|cm)?\s*[x×*]\s*${SIDE}\s*(?:mm|cm)?\s*[x×*]\s*${SIDE}`,
  'i',
);
const named = (words: string) => new RegExp(String.raw`\b(?:${words})\b\D{0,4}${SIDE}`, 'i');
const NAMED = {
  width: named('w|width'),
  height: named('h|height'),
  depth: named('d|depth'),
};

/** Nobody has an appliance of 200 mm or less in each side, nor writes centimetres above that. */
const CM_UNDER = 250;

const inMm = (text: string): number => {
  const figure = Number(text.replace(',', '.'));
  return Math.round(figure < CM_UNDER ? figure * 10 : figure);
};

/** Reads measures as labels and sheets have them: `H 845 W 598 D 545 mm`, `60 x 85 x 60 cm`; the largest of three without names is the height. */
export function readLabel(text: string): Pick<OldSize, 'width' | 'height' | 'depth'> | null {
  const [width, height, depth] = [NAMED.width, NAMED.height, NAMED.depth].map((side) => side.exec(text)?.[1]);
  if (width && height) return { width: inMm(width), height: inMm(height), depth: depth ? inMm(depth) : null };
  const [, ...sides] = THREE.exec(text) ?? [];
  if (sides.length < 3) return null;
  const [first = 0, second = 0, third = 0] = sides.map(inMm);
  return second >= first
    ? { width: first, height: second, depth: third }
    : { width: second, height: first, depth: third };
}

/** What is known of the old one: what was typed of its label, the sides of its place, and goods it may be among. */
export type Told = { label: string; measured?: Measured; known: readonly ProductCard[] };

/**
 * How large the old one was: as its place was measured, by the words of its label, by its model number among what is sold
 * here, else as they usually are.
 */
export function oldSizeOf({ label: said, measured, known }: Told, { size }: Machine): OldSize | null {
  const width = measured?.width ?? size?.width;
  const height = measured?.height ?? size?.height;
  if (measured && (measured.width || measured.height || measured.depth) && width && height) {
    return { width, height, depth: measured.depth ?? size?.depth ?? null, from: 'measured' };
  }
  const label = readLabel(said);
  if (label) return { ...label, from: 'label' };
  const same = modelIn(said, known);
  const place = same && placeOf(same, size);
  if (place) return { ...place, from: 'model', name: same.name, kind: same.kind };
  return size && { ...size, from: 'usual' };
}
