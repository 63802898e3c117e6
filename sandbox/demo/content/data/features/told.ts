import type { Fields } from '@hobwright/sandbox/content/types.ts';
import { assetLink, type SeedEntry } from '../../seed-types.ts';
import { closeUpId, type CloseUpName } from '../close-ups.ts';

/**
 * A feature tile's text about one part, and the products it is true of: facts in the content model's form, and product
 * types unless it applies to all.
 */
export type Told = {
  part: string;
  picture: CloseUpName;
  title: string;
  text: string;
  facts?: readonly string[];
  types?: readonly string[];
};

/** Returns the feature tiles of products of these types, in order. */
export const tilesOf = (kind: string, types: readonly string[], all: readonly Told[]): SeedEntry[] =>
  all.map(({ part, picture, title, text, facts = [], types: own = types }, at) => {
    const fields: Fields = {
      title,
      text,
      picture: assetLink(closeUpId(picture)),
      part,
      types: [...own],
      facts: [...facts],
      place: at + 1,
    };
    return { id: `feature-${kind}-${at + 1}`, type: 'featureTile', fields };
  });

/** Repeats one text for each picture, limited to products in the colours that the picture shows. */
export const inColours = (
  told: Omit<Told, 'picture'>,
  pictures: readonly (readonly [colours: string, picture: CloseUpName])[],
): Told[] =>
  pictures.map(([colours, picture]) => ({
    ...told,
    picture,
    facts: [...(told.facts ?? []), `Colour = ${colours}`],
  }));
