import type { SynonymHit } from 'algoliasearch';

/** Words that stand for each other, in either direction. */
const ALIKE: readonly (readonly string[])[] = [
  ['fridge', 'refrigerator'],
  ['dryer', 'drier'],
  ['hoover', 'vacuum cleaner'],
  ['hood', 'extractor'],
  ['tap', 'faucet'],
  ['hob', 'cooktop'],
  ['litre', 'liter', 'l'],
  ['kg', 'kilo', 'kilos', 'kilogram'],
  ['cm', 'centimetre', 'centimeter'],
  ['stainless steel', 'inox'],
  ['grey', 'gray'],
  ['colour', 'color'],
  ['built in', 'builtin', 'integrated'],
  ['and', '&'],
];

/** As the search service keeps them. */
export const SYNONYMS: readonly SynonymHit[] = ALIKE.map((synonyms) => ({
  objectID: synonyms[0]?.replaceAll(' ', '-') ?? '',
  type: 'synonym',
  synonyms: [...synonyms],
}));
