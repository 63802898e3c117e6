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

/** Those that can be read, in the order in which they are to stand. */
export const mapFeatures = (items: readonly { fields: unknown }[]): Feature[] =>
  items.flatMap(({ fields }) => feature.safeParse(fields).data ?? []);
