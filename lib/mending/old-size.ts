import type { Kind } from '@/lib/catalogue/kinds/table';
import { slugify } from '@/lib/catalogue/slug';
import type { ProductCard } from '@/lib/catalogue/types';
import { readLabel } from './label';
import { modelIn } from './old-model';
import { placeOf, placeOfBody } from './place';
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

/** What is known of the old one: what was typed of its label, the sides of its place, and goods it may be among. */
export type Told = {
  label: string;
  measured?: Measured;
  known: readonly ProductCard[];
  /** The slug of the kind that it is said to be; null: not said. */
  kind?: string | null;
};

/**
 * How large the old one was: as its place was measured, by the sides that its label tells, by its model number among what is sold
 * here, else as they usually are.
 */
export function oldSizeOf(
  { label: said, measured, known, kind = null }: Told,
  { size }: Machine,
): OldSize | null {
  const width = measured?.width ?? size?.width;
  const height = measured?.height ?? size?.height;
  if (measured && (measured.width || measured.height || measured.depth) && width && height) {
    return { width, height, depth: measured.depth ?? size?.depth ?? null, from: 'measured' };
  }
  const alike = known.filter((card) => kind === null || slugify(card.kind) === kind);
  const body = readLabel(said, alike);
  if (body) return { ...placeOfBody(body, alike, size), from: 'label' };
  const same = modelIn(said, known);
  const place = same && placeOf(same, size);
  if (place) return { ...place, from: 'model', name: same.name, kind: same.kind };
  return size && { ...size, from: 'usual' };
}
