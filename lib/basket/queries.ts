import 'server-only';
import { isUnreachable } from '@/lib/platform/result';
import { getGoods } from './goods-queries';
import { inVariant } from './rules';
import type { Basket, BasketLine, Goods } from './types';

/** Adds to each line the product as the catalogue has it now; without it while the catalogue cannot be read. */
export async function withProducts(basket: Basket): Promise<Basket> {
  const all = basket.lines.flatMap((line) => [line, ...line.extras]);
  const ids = [...new Set(all.map(({ productId }) => productId))].toSorted((a, b) => a - b);
  const goods = await getGoods(ids).catch((error: unknown): Goods[] => {
    if (isUnreachable(error)) return [];
    throw error;
  });
  const byId = new Map(goods.map((each) => [each.card.id, each]));
  const describe = (line: BasketLine): BasketLine => {
    const sold = byId.get(line.productId);
    const extras = line.extras.map(describe);
    if (!sold) return { ...line, extras };
    const { card, least, most } = sold;
    return { ...line, product: inVariant(sold, line.variantId) ?? card, least, most, extras };
  };
  return { ...basket, lines: basket.lines.map(describe) };
}
