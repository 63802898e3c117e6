import { z } from 'zod';
import type { Feature } from './feature-types';
import { label, picture, readable } from './shapes';

const feature = z.object({
  part: label,
  title: label,
  text: label,
  picture,
  types: readable(label),
  facts: readable(label),
});

/** Returns the entries that are valid, in their order. */
export const mapFeatures = (items: readonly { fields: unknown }[]): Feature[] =>
  items.flatMap(({ fields }) => feature.safeParse(fields).data ?? []);
