import { parseAmount } from './amounts';
import type { FacetValue } from './types';

/** Values of a numeric facet gathered between two limits. */
export type Band = {
  /** `61-66`, `-450` for the lowest and `1010-` for the highest. */
  key: string;
  label: string;
  /** The platform's values within. */
  values: string[];
  count: number;
  /** All of its values are chosen. */
  selected: boolean;
};

/**
 * Gathers values such as "72 dB" up to limits, which belong to the band below them. Bands without values are left
 * out; so are values without a figure.
 */
export function bandsOf(limits: readonly number[], values: readonly FacetValue[]): Band[] {
  const gathered = new Map<number, FacetValue[]>();
  let unit = '';
  for (const value of values) {
    const amount = parseAmount(value.value);
    if (!amount) continue;
    unit = amount.unit || unit;
    const above = limits.findIndex((limit) => amount.amount <= limit);
    const index = above < 0 ? limits.length : above;
    gathered.set(index, [...(gathered.get(index) ?? []), value]);
  }
  return [...gathered]
    .toSorted(([a], [b]) => a - b)
    .map(([index, members]) => ({
      ...named(limits[index - 1], limits[index], unit),
      values: members.map((member) => member.value),
      count: members.reduce((sum, member) => sum + member.count, 0),
      selected: members.every((member) => member.selected),
    }));
}

function named(
  below: number | undefined,
  limit: number | undefined,
  unit: string,
): { key: string; label: string } {
  const key = `${below === undefined ? '' : below + 1}-${limit ?? ''}`;
  const amount = (figure: number) => `${figure} ${unit}`.trim();
  if (limit === undefined) return { key, label: `Over ${amount(below ?? 0)}` };
  if (below === undefined) return { key, label: `Up to ${amount(limit)}` };
  return { key, label: `${below + 1} to ${amount(limit)}` };
}
