/** Number of distinct addresses, enough for one run. */
const MANY = 10_000;

const MAKERS = ['tarnside', 'ottermere'];
const KINDS = ['washing machine', 'dishwasher', 'fridge freezer', 'tumble dryer', 'oven', 'hob', 'freezer'];
const LISTS = [
  'washing-machines',
  'dishwashers',
  'fridge-freezers',
  'tumble-dryers',
  'built-in-ovens',
  'hobs',
  'freezers',
];
const WISHES = ['quiet', 'cheap', 'black', 'white', 'large', 'smart', 'slim', 'energy saving'];

const turn = (from: readonly string[], at: number): string => from[at % from.length] ?? '';
const words = (text: string): string => text.replaceAll(' ', '+');

/**
 * Addresses of filtered lists, each with another price range and some with a brand.
 * @param run gives different addresses for each run
 */
export const narrowedLists = (run: number, count = MANY): string[] =>
  Array.from({ length: count }, (_, at) => {
    const brand = at % 3 === 0 ? `brand=${turn(MAKERS, at)}&` : '';
    return `/${turn(LISTS, at)}?${brand}price=${100 + run}-${500 + at}`;
  });

/** Addresses of typical searches, each with a unique price limit, on both results pages. */
export const searches = (run: number, count = MANY): string[] =>
  Array.from({ length: count }, (_, at) => {
    const page = at % 2 === 0 ? '/search' : '/search-alg';
    const wish = words(`${turn(WISHES, Math.floor(at / 7))} ${turn(KINDS, at)}`);
    return `${page}?q=${wish}+under+${200 + run + at}`;
  });

/** Addresses that a stranger may make up: unknown brands, search words, and paths that do not exist. */
export const madeUp = (count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    turn(
      [
        `/${turn(LISTS, at)}?brand=made-up-${at}`,
        `/search?q=made+up+${at}`,
        `/search-alg?q=made+up+${at}`,
        `/made-up-${at}/thing`,
      ],
      at,
    ),
  );
