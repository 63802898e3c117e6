import type { SynonymHit } from 'algoliasearch';

/** Words that stand for each other, in both directions. */
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

/** The same in the form of the search service. */
export const SYNONYMS: readonly SynonymHit[] = ALIKE.map((synonyms) => ({
  objectID: synonyms[0]?.replaceAll(' ', '-') ?? '',
  type: 'synonym',
  synonyms: [...synonyms],
}));
