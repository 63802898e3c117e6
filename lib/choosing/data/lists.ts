/** The lists of which somebody may be told what to choose, in the order in which they are asked after. */
export const CHOOSABLE = [
  '/washing-machines',
  '/washer-dryers',
  '/tumble-dryers',
  '/dishwashers',
  '/integrated-dishwashers',
  '/fridge-freezers',
  '/american-fridge-freezers',
  '/fridges',
  '/freezers',
  '/wine-and-drinks',
  '/single-ovens',
  '/double-ovens',
  '/freestanding-cookers',
  '/range-cookers',
  '/hobs',
  '/cooker-hoods',
  '/microwaves',
  '/vacuum-cleaners',
  '/kettles',
] as const;

/** Whether three can be chosen of the list at a path. */
export const isChoosable = (path: string): boolean => CHOOSABLE.some((list) => list === path);
