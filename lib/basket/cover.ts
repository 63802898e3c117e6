import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { CoverTerms } from '@/lib/policy/types';
import { COVER_WORDS, isCover, isWorthCovering } from '@/lib/services/cover';
import type { LineItemRequest } from './requests';
import { inVariant } from './rules';
import type { BasketLine, Goods } from './types';

type Priced = { name: string; price: Pence };

/**
 * Returns why cover cannot be sold: without its appliance, or for one that is too cheap (`CoverTerms`); null where it
 * can.
 * @param appliance that it is for; null where it is not bought with it
 */
function coverFault(cover: Priced, appliance: Priced | null, terms: CoverTerms): string | null {
  if (!appliance) return `${cover.name} is sold with its appliance, which is not in the basket.`;
  if (isWorthCovering(appliance.price, cover.price, terms)) return null;
  if (appliance.price < terms.from)
    return `${cover.name} is not sold for ${appliance.name}: we sell no cover for goods under ${formatTotal(terms.from)}.`;
  return `${cover.name} is not sold for ${appliance.name}: it would cost more than ${terms.mostPercent}% of it.`;
}

/** Returns the name and unit price of goods that cover may be bought for; null for cover itself. */
const applianceOf = ({ name, product, unitPrice }: BasketLine): Priced | null =>
  product && isCover(product) ? null : { name, price: product?.price?.now ?? unitPrice };

/** Returns why the cover of a line, or a line that is itself cover, cannot be sold; empty where it can. */
export function coverFaults(line: BasketLine, terms: CoverTerms): string[] {
  const appliance = applianceOf(line);
  const covers = [line, ...line.extras].filter(({ product }) => product && isCover(product));
  return covers.flatMap(
    (cover) => coverFault({ name: cover.name, price: cover.unitPrice }, appliance, terms) ?? [],
  );
}

type Adding = {
  items: readonly LineItemRequest[];
  /** The catalogue's data of the items. */
  goods: readonly Goods[];
  /** The lines of the basket to which the items are added. */
  lines: readonly BasketLine[];
};

/**
 * Returns why items with cover among them cannot be added; null where they can. The appliance may be among the items or
 * in the basket already.
 */
export function coverFaultIn({ items, goods, lines }: Adding, terms: CoverTerms): string | null {
  const sold = new Map(goods.map((each) => [each.card.id, each]));
  const bySku = new Map(lines.map((line) => [line.sku, applianceOf(line)]));
  for (const { product_id, variant_id } of items) {
    const each = sold.get(product_id);
    const card = each && inVariant(each, variant_id);
    if (!card?.price || isCover(card)) continue;
    const sku = each?.variants.find(({ id }) => id === variant_id)?.sku ?? card.sku;
    bySku.set(sku, { name: card.name, price: card.price.now });
  }
  for (const { product_id, option_selections = [] } of items) {
    const card = sold.get(product_id)?.card;
    if (!card?.price || !isCover(card)) continue;
    const appliance = option_selections.flatMap(
      ({ option_value }) => bySku.get(String(option_value)) ?? [],
    )[0];
    const fault = coverFault({ name: card.name, price: card.price.now }, appliance ?? null, terms);
    if (fault) return `${fault} ${COVER_WORDS}`;
  }
  return null;
}
