import 'server-only';
import type { Kind } from '@/lib/catalogue/kinds/table';
import type { ProductCard } from '@/lib/catalogue/types';
import { londonDate } from '@/lib/dates/rules';
import { parsePostcode } from '@/lib/delivery/postcode';
import { zoneOf } from '@/lib/delivery/rules';
import { NOTHING_SAID } from '@/lib/home/rules';
import { getGoods } from '@/lib/listing/goods-queries';
import { getNarrowed } from '@/lib/listing/narrowed-queries';
import { MOST_SORTED_HERE } from '@/lib/listing/sorts';
import { getPolicy } from '@/lib/policy/queries';
import { type Ask, householdOf, kindOfSlug } from './ask';
import { candidatesOf } from './candidates';
import { aboutProduct, type Choice } from './about';
import { isInStock } from './limits';
import { mattersOf } from './measure';
import { whyNone } from './why-none';
import { picksOf } from './words';

type Weighed = { goods: ProductCard[]; narrowed: string[] };

const weighed = (cards: readonly ProductCard[]): ProductCard[] =>
  cards.filter((card) => mattersOf(card) !== null);

/** Products of a category that can be scored, in the order `BEST_SELLING`, as listings load them. */
export const getWeighed = async (within: number): Promise<ProductCard[]> =>
  weighed(await getGoods(within, 'BEST_SELLING', MOST_SORTED_HERE));

/** The same with the filters of the request applied, and these filters in words. */
async function getAsked(within: number, { of }: Ask): Promise<Weighed> {
  if (of === '') return { goods: await getWeighed(within), narrowed: [] };
  const { products, words } = await getNarrowed(within, of);
  return { goods: weighed(products), narrowed: words };
}

/** Kinds among some products, the most frequent first. */
function kindsOf(cards: readonly ProductCard[]): Kind[] {
  const counted = Map.groupBy(cards, ({ kind }) => kind);
  return [...counted].toSorted(([, a], [, b]) => b.length - a.length).map(([kind]) => kind);
}

/**
 * Three picks of a category for a household.
 * @param within id of the category
 * @throws UnreachableError
 */
export async function getChoice(within: number, ask: Ask, now: Date): Promise<Choice> {
  const [{ goods, narrowed }, policy] = await Promise.all([getAsked(within, ask), getPolicy()]);
  const kinds = kindsOf(goods);
  const kind = kindOfSlug(ask.kind, kinds) ?? kinds[0] ?? null;
  const postcode = ask.postcode === null ? null : parsePostcode(ask.postcode);
  const zone = postcode ? zoneOf(postcode, policy.delivery) : policy.delivery.zones.mainland;
  const home = { ...NOTHING_SAID, postcode: ask.postcode };
  const candidates = candidatesOf(
    goods.filter((card) => card.kind === kind),
    { now, policy, home, zone },
  );
  const household = householdOf(ask, kind, londonDate(now));
  const picks = picksOf(candidates, household);
  return {
    kinds,
    kind,
    picks,
    none: picks.length > 0 ? null : whyNone(candidates, household.limits),
    about: ask.about === '' ? null : aboutProduct(ask.about, candidates, picks, household),
    count: candidates.filter(isInStock).length,
    narrowed,
  };
}
