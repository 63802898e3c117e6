/** As many as are asked for within a run, and no two alike. */
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

/** Where lists stand narrowed, each by other bounds of the price, and some by a maker. @param run makes them others */
export const narrowedLists = (run: number, count = MANY): string[] =>
  Array.from({ length: count }, (_, at) => {
    const brand = at % 3 === 0 ? `brand=${turn(MAKERS, at)}&` : '';
    return `/${turn(LISTS, at)}?${brand}price=${100 + run}-${500 + at}`;
  });

/** What people look for, each with a bound of the price that nobody else has, on the platform's search and the other. */
export const searches = (run: number, count = MANY): string[] =>
  Array.from({ length: count }, (_, at) => {
    const page = at % 2 === 0 ? '/search' : '/search-alg';
    const wish = words(`${turn(WISHES, Math.floor(at / 7))} ${turn(KINDS, at)}`);
    return `${page}?q=${wish}+under+${200 + run + at}`;
  });

/** What a stranger may make up: makers that there are none of, words, and paths that lead nowhere. */
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
