import type { ContentPicture } from './types';

/** A part of an appliance as shoppers see it: what it is called, and what it does at home. */
export type FeatureTile = { title: string; text: string; picture: ContentPicture };

/**
 * A tile as editors write it. `{Capacity}` in its words is what the maker states; without that it is not shown.
 * `part` is what is looked at: of several with the same part a product has the first that is true of it.
 */
export type Feature = FeatureTile & {
  part: string;
  /** Values of the custom field `Type`. */
  types: string[];
  /** What else must hold: `Steam = Yes`, `Controls = Knobs | App and knob`, `Capacity >= 9`, `Maker = Seorin`. */
  facts: string[];
};
