import type { ContentPicture } from './types';

/** A part of an appliance as shoppers see it: its name, and what it does at home. */
export type FeatureTile = { title: string; text: string; picture: ContentPicture };

/**
 * A tile as editors write it. `{Capacity}` in a text stands for what the maker states; without that value the tile is
 * not shown. Of several tiles with the same `part` the first that applies to a product is used.
 */
export type Feature = FeatureTile & {
  part: string;
  /** Values of the custom field `Type`. */
  types: string[];
  /** Further conditions: `Steam = Yes`, `Controls = Knobs | App and knob`, `Capacity >= 9`, `Maker = Seorin`. */
  facts: string[];
};
