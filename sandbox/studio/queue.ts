import { adoptFacts, type CatalogueFacts } from '@hobwright/demo-store/media/adopt.ts';
import { CATEGORY_SLUGS, categoryFacts } from '@hobwright/demo-store/media/categories/category-facts.ts';
import { all } from '@hobwright/sandbox/store/rows.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { type Look, lookKey, STUDIO_VIEWS, type StudioView } from '@hobwright/demo-store/media/looks/look.ts';
import { lookOfFacts } from '@hobwright/demo-store/media/looks/look-of.ts';
import { SHOWN_LOOKS } from '@hobwright/demo-store/media/looks/shown.ts';

/** A look, with the number of its products and their total sales. */
export type WantedLook = { look: Look; products: number; popularity: number; large: boolean };
export type Job = { look: Look; view: StudioView };

/** Models of large appliances, which are shown from more than one side. */
const LARGE: readonly string[] = [
  'american',
  'chest-freezer',
  'cold',
  'cooker',
  'dishwasher',
  'downdraft',
  'hob',
  'hood',
  'ceiling-hood',
  'laundry',
  'oven',
  'slim-hood',
  'steam-cabinet',
  'wine-cooler',
  'warming-drawer',
  'microwave',
];

/** Models that open and have an interior. */
const OPENING: readonly string[] = [
  'american',
  'chest-freezer',
  'cold',
  'cooker',
  'dishwasher',
  'laundry',
  'microwave',
  'oven',
  'steam-cabinet',
  'warming-drawer',
];

/** Returns all looks that the catalogue, the category tiles and other pages show. */
export function wantedLooks(store: Store): WantedLook[] {
  const wanted = new Map<string, WantedLook>();
  const want = (look: Look | undefined, products: number, popularity: number) => {
    if (!look) return;
    const key = lookKey(look);
    const known = wanted.get(key) ?? { look, products: 0, popularity: 0, large: LARGE.includes(look.model) };
    wanted.set(key, {
      ...known,
      products: known.products + products,
      popularity: known.popularity + popularity,
    });
  };
  const rows = all<{ facts: string; products: number; popularity: number }>(
    store,
    `SELECT k.facts, count(*) AS products, sum(p.popularity) AS popularity
     FROM product AS p JOIN picture AS k ON k.key = p.picture GROUP BY k.key`,
  );
  for (const { facts, products, popularity } of rows)
    want(lookOfFacts(adoptFacts(JSON.parse(facts) as CatalogueFacts)), products, popularity);
  // Tiles count for more, because every visitor sees them.
  for (const slug of CATEGORY_SLUGS) {
    const facts = categoryFacts(slug);
    if (facts) want(lookOfFacts(adoptFacts(facts)), 3, 0);
  }
  for (const look of Object.values(SHOWN_LOOKS)) want(look, 3, 0);
  return [...wanted.values()];
}

/** Models that show nothing in an elevation: those set in ceilings and wall units, and one with a mirror. */
const FLUSH: readonly string[] = ['ceiling-hood', 'slim-hood', 'steam-cabinet'];

/** Models without controls on their front, whose close-up would show nothing. */
const PLAIN: readonly string[] = ['cold', 'chest-freezer', 'ceiling-hood', 'steam-cabinet'];

/**
 * Whether a look's elevation or close-up would show nothing: white glass on white, doors without a dispenser, wine
 * coolers as narrow as a hand.
 */
const isBlank = ({ model, width, finish, traits }: Look): { elevation: boolean; detail: boolean } => {
  const isWhiteGlass = model === 'hood' && finish === 'WH' && traits['form'] === 'angled';
  const isBareDoor = model === 'american' && !traits['dispenser'];
  const isSlit = model === 'wine-cooler' && width < 200;
  return { elevation: isWhiteGlass, detail: isWhiteGlass || isBareDoor || isSlit };
};

/** The second view of small appliances: what people want to see close up, or what pulls out. */
const SECOND: Readonly<Record<string, StudioView>> = {
  'air-fryer': 'open',
  blender: 'detail',
  'bread-maker': 'detail',
  'breakfast-set': 'detail',
  'coffee-machine': 'detail',
  'cordless-vacuum': 'detail',
  'cylinder-vacuum': 'detail',
  dehumidifier: 'detail',
  kettle: 'detail',
  'portable-cooler': 'detail',
  processor: 'detail',
  purifier: 'detail',
  'robot-vacuum': 'detail',
  sink: 'detail',
  'slow-cooker': 'detail',
  'stand-mixer': 'detail',
  tap: 'detail',
  toaster: 'detail',
};

/** Value of a view relative to the front, which every card shows. */
const WORTH: Readonly<Record<StudioView, number>> = { front: 1, open: 0.15, detail: 0.08, elevation: 0.05 };

/**
 * Returns the views of a look. Small appliances have the front and at most one more; integrated ones have no elevation.
 */
function viewsOf({ look, large }: WantedLook): StudioView[] {
  const second = SECOND[look.model];
  if (!large) return second ? ['front', second] : ['front'];
  const { model, traits } = look;
  const integrated = traits['integrated'] === true;
  const blank = isBlank(look);
  return STUDIO_VIEWS.filter(
    (view) =>
      (view !== 'open' || (OPENING.includes(model) && !(integrated && model === 'cold'))) &&
      (view !== 'elevation' || !(blank.elevation || FLUSH.includes(model) || integrated)) &&
      (view !== 'detail' ||
        !(blank.detail || PLAIN.includes(model) || (integrated && model === 'dishwasher'))),
  );
}

/**
 * Returns the pictures in the order to take them: most shared first, small appliances counting two thirds of large
 * ones.
 */
export function makeQueue(wanted: readonly WantedLook[]): Job[] {
  return wanted
    .flatMap((each) =>
      viewsOf(each).map((view) => ({
        job: { look: each.look, view },
        worth: each.products * (each.large ? 1.5 : 1) * WORTH[view],
        popularity: each.popularity,
      })),
    )
    .toSorted((a, b) => b.worth - a.worth || b.popularity - a.popularity)
    .map(({ job }) => job);
}
