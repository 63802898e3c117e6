import type { Fields } from '@hobwright/sandbox/content/types.ts';
import { assetLink, type SeedEntry } from '../../seed-types.ts';
import { closeUpId, type CloseUpName } from '../close-ups.ts';

/** What is told of a part, and of which goods it is true: facts as the content model has them, and types if not all. */
export type Told = {
  part: string;
  picture: CloseUpName;
  title: string;
  text: string;
  facts?: readonly string[];
  types?: readonly string[];
};

/** The tiles of goods of these types, in their order. */
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

/** The same words beside the picture that shows the colour. */
export const inColours = (
  told: Omit<Told, 'picture'>,
  pictures: readonly (readonly [colours: string, picture: CloseUpName])[],
): Told[] =>
  pictures.map(([colours, picture]) => ({
    ...told,
    picture,
    facts: [...(told.facts ?? []), `Colour = ${colours}`],
  }));
