/** Paths of the lists from which products are recommended, in the order in which the form offers them. */
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

/** Whether products are recommended from the list at a path. */
export const isChoosable = (path: string): boolean => CHOOSABLE.some((list) => list === path);
