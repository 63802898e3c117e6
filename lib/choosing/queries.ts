import 'server-only';
import type { Kind } from '@/lib/catalogue/kinds/table';
import type { ProductCard } from '@/lib/catalogue/types';
import { londonDate } from '@/lib/dates/rules';
import { parsePostcode } from '@/lib/delivery/postcode';
import { zoneOf } from '@/lib/delivery/rules';
import { NOTHING_SAID } from '@/lib/home/rules';
import { getGoods } from '@/lib/listing/goods-queries';
import { MOST_SORTED_HERE } from '@/lib/listing/sorts';
import { getPolicy } from '@/lib/policy/queries';
import { type Ask, householdOf, kindOfSlug } from './ask';
import { candidatesOf } from './candidates';
import { aboutProduct, type Choice } from './about';
import { mattersOf } from './measure';
import { picksOf } from './words';

/** The goods of a list that can be weighed against each other, the best liked first, as lists keep them. */
export async function getWeighed(within: number): Promise<ProductCard[]> {
  const products = await getGoods(within, 'BEST_SELLING', MOST_SORTED_HERE);
  return products.filter((card) => mattersOf(card) !== null);
}

/** The kinds among some goods, the one that most are of first. */
function kindsOf(cards: readonly ProductCard[]): Kind[] {
  const counted = Map.groupBy(cards, ({ kind }) => kind);
  return [...counted].toSorted(([, a], [, b]) => b.length - a.length).map(([kind]) => kind);
}

/**
 * Three of a category for a household. @param within the category's id
 * @throws UnreachableError
 */
export async function getChoice(within: number, ask: Ask, now: Date): Promise<Choice> {
  const [goods, policy] = await Promise.all([getWeighed(within), getPolicy()]);
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
    about: ask.about === '' ? null : aboutProduct(ask.about, candidates, picks, household),
    count: candidates.length,
  };
}
