import type { Kind } from '@/lib/catalogue/kinds/table';
import { slugify } from '@/lib/catalogue/slug';
import type { ProductCard } from '@/lib/catalogue/types';
import { readLabel } from './label';
import { modelIn } from './old-model';
import { placeOf, placeOfBody } from './place';
import type { Machine } from './types';

/** The space that the old appliance took up in millimetres, and how it is known. */
export type OldSize = {
  width: number;
  height: number;
  depth: number | null;
  from: 'measured' | 'label' | 'model' | 'usual';
  /** Name and kind of the product, where `from` is `model`. */
  name?: string;
  kind?: Kind;
};

/** Sides of the old appliance's space in millimetres; null where they were not measured. */
export type Measured = Record<'width' | 'height' | 'depth', number | null>;

/**
 * What is known about the old appliance: the text of its label, the sides of its space, and the products it may be one
 * of.
 */
export type Told = {
  label: string;
  measured?: Measured;
  known: readonly ProductCard[];
  /** The slug of the kind that was stated; null: none was. */
  kind?: string | null;
};

/**
 * Returns the size of the old appliance: from the measured space, from the sides on its label, from a product with its
 * model number, or the usual size.
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
