import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { CoverTerms } from '@/lib/policy/types';
import { COVER_WORDS, isCover, isWorthCovering } from '@/lib/services/cover';
import type { LineItemRequest } from './requests';
import { inVariant } from './rules';
import type { BasketLine, Goods } from './types';

type Priced = { name: string; price: Pence };

/**
 * Why cover is not sold so: without its appliance, or for one that is too cheap for it (`CoverTerms`); null where it is.
 * @param appliance what it is for; null where that is not bought with it
 */
function coverFault(cover: Priced, appliance: Priced | null, terms: CoverTerms): string | null {
  if (!appliance) return `${cover.name} is sold with its appliance, which is not in the basket.`;
  if (isWorthCovering(appliance.price, cover.price, terms)) return null;
  if (appliance.price < terms.from)
    return `${cover.name} is not sold for ${appliance.name}: we sell no cover for goods under ${formatTotal(terms.from)}.`;
  return `${cover.name} is not sold for ${appliance.name}: it would cost more than ${terms.mostPercent}% of it.`;
}

/** What cover may be for: goods, at what the catalogue asks for one, and never cover itself. */
const applianceOf = ({ name, product, unitPrice }: BasketLine): Priced | null =>
  product && isCover(product) ? null : { name, price: product?.price?.now ?? unitPrice };

/** Why the cover of a line, or the line that is cover, is not sold so; empty where nothing stands against it. */
export function coverFaults(line: BasketLine, terms: CoverTerms): string[] {
  const appliance = applianceOf(line);
  const covers = [line, ...line.extras].filter(({ product }) => product && isCover(product));
  return covers.flatMap(
    (cover) => coverFault({ name: cover.name, price: cover.unitPrice }, appliance, terms) ?? [],
  );
}

type Adding = {
  items: readonly LineItemRequest[];
  /** What the catalogue says of them. */
  goods: readonly Goods[];
  /** Of the basket that they go to. */
  lines: readonly BasketLine[];
};

/** Why lines with cover among them cannot be added; null where they can. It may come with its appliance, or after it. */
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
