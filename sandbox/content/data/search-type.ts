import type { ContentType } from '../types.ts';
import { required, symbol, text } from './fields.ts';

/** A synonym or redirect that editors add to the search. */
export const searchType: ContentType = {
  id: 'searchWord',
  name: 'Search words',
  description:
    'Words that the search does not understand on its own: what to look for instead, or the path that answers. Both searches and the field in the header use them at once.',
  displayField: 'name',
  fields: [
    symbol('name', 'Name', required),
    text('words', 'What people type, one phrase a line', required),
    symbol('means', 'Search for this instead'),
    symbol('path', 'Or open this path'),
  ],
};
