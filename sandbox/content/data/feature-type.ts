import type { ContentType } from '../types.ts';
import { asset, integer, required, symbol, symbols, text } from './fields.ts';

/** A part of an appliance, shown with an image on product pages. */
export const featureType: ContentType = {
  id: 'featureTile',
  name: 'Feature tile',
  description:
    'A part of an appliance in a picture, with what it does at home: shown on every product that it is true of.',
  displayField: 'title',
  fields: [
    symbol('title', 'Title; {Capacity} stands for what the maker states', required),
    text('text', 'One or two sentences; {Capacity} stands for what the maker states', required),
    asset('picture', 'Picture of the part, four wide and three high'),
    symbol(
      'part',
      'Part: of several tiles about one part, a product shows the first that is true of it',
      required,
    ),
    symbols('types', 'Types of appliance, as their custom field Type has them'),
    symbols('facts', 'True only of these: Steam = Yes, Maker = Seorin | Tarnside, Capacity >= 9'),
    integer('place', 'Place among the tiles, from 1', required),
  ],
};
