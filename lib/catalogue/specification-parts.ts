import { specification, type SpecificationGroup, type SpecificationRow } from './attributes';
import { dimensionsOf } from './dimensions';
import type { Facts } from './facts/types';
import type { Attributes } from './types';

/** Custom fields whose figures are in the drawing. */
const DRAWN: ReadonlySet<string> = new Set([
  'Width',
  'Height',
  'Height max',
  'Depth',
  'Depth with door',
  'Depth door open',
  'Width doors open',
  'Hose rear',
]);

/** Number of figures shown before the rest is expanded. */
const SHOWN = 10;

export type SpecificationParts = {
  first: SpecificationGroup[];
  rest: SpecificationGroup[];
  /** Sizes listed beside the drawing and not in it; empty if there is no drawing. */
  sizes: SpecificationRow[];
  /** Number of figures in `first` and `rest`. */
  count: number;
};

/**
 * Returns the figures of a product, each once: those shown, those folded away, and the sizes that belong to the drawing
 * (experience PDP-3, PDP-12).
 */
export function specificationParts(attributes: Attributes, facts: Facts): SpecificationParts {
  const groups = specification(attributes);
  const isDrawn = dimensionsOf(facts) !== null;
  const figures = groups.filter(({ title }) => !(isDrawn && title === 'Size'));
  const sizes = groups.flatMap(({ title, rows }) => (isDrawn && title === 'Size' ? rows : []));
  const [first, rest]: [SpecificationGroup[], SpecificationGroup[]] = [[], []];
  let left = SHOWN;
  for (const { title, rows } of figures) {
    const shown = rows.slice(0, left);
    left -= shown.length;
    if (shown.length > 0) first.push({ title, rows: shown });
    if (rows.length > shown.length) rest.push({ title, rows: rows.slice(shown.length) });
  }
  return {
    first,
    rest,
    sizes: sizes.filter(({ name }) => !DRAWN.has(name)),
    count: figures.reduce((sum, { rows }) => sum + rows.length, 0),
  };
}
