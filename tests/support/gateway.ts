import type { ResultOf } from '@/lib/platform/graphql';
import type { GoodsByIds } from '@/lib/basket/documents';
import type { Goods } from '@/lib/basket/types';
import type { CardFragment } from '@/lib/catalogue/documents';
import type { Price, ProductCard, Stock } from '@/lib/catalogue/types';

type CardNode = ResultOf<typeof CardFragment>;
type GoodsNode = NonNullable<ResultOf<typeof GoodsByIds>['site']['products']['edges']>[number]['node'];

const edgesOf = <T>(nodes: readonly T[]) => ({ edges: nodes.map((node) => ({ node })) });
const pounds = (pence: number) => ({ value: pence / 100 });

const pricesOf = (price: Price) => ({
  price: pounds(price.now),
  basePrice: pounds(price.now),
  salePrice: null,
  retailPrice: price.rrp === undefined ? null : pounds(price.rrp),
});

function inventoryOf(stock: Stock) {
  if (stock.state !== 'in' && stock.state !== 'low') return { isInStock: false, aggregated: null };
  const { available } = stock;
  const warningLevel = stock.state === 'low' ? (available ?? 0) : 0;
  return {
    isInStock: true,
    aggregated: available === null ? null : { availableToSell: available, warningLevel },
  };
}

/** Returns a card as the platform's API does: the reverse of `mapCard`, for products in stock or sold out. */
export const nodeOf = (card: ProductCard): CardNode => ({
  entityId: card.id,
  sku: card.sku,
  path: `${card.path}/`,
  name: card.name,
  brand: card.brand && { entityId: card.brand.id, name: card.brand.name, path: `${card.brand.path}/` },
  defaultImage: null,
  prices: card.price && pricesOf(card.price),
  reviewSummary: {
    numberOfReviews: card.rating?.count ?? 0,
    summationOfRatings: (card.rating?.count ?? 0) * (card.rating?.average ?? 0),
  },
  availabilityV2: { status: 'Available', description: '' },
  inventory: inventoryOf(card.stock),
  minPurchaseQuantity: card.least,
  sizes: edgesOf(Array.from({ length: card.isSized ? 2 : 1 }, (_, at) => ({ entityId: 10 * card.id + at }))),
  customFields: edgesOf(Object.entries(card.attributes).map(([name, value]) => ({ name, value }))),
  reference: edgesOf([]),
  perspective: edgesOf([]),
  gifted: edgesOf([]),
});

const goodsNodeOf = ({ card, least, most, variants }: Goods): GoodsNode => ({
  ...nodeOf(card),
  minPurchaseQuantity: least,
  maxPurchaseQuantity: most,
  variants: edgesOf(
    variants.map(({ id, sku, price, stock }) => ({
      entityId: id,
      sku,
      prices: price && pricesOf(price),
      inventory: inventoryOf(stock),
    })),
  ),
});

const GATEWAY = '/api/graphql';

/** Whether a call goes through the gateway, which the shop's pages only read from. */
export const isGateway = ({ url }: { url: string }): boolean => url === GATEWAY;

/** Returns the calls of a page that change something. */
export const changesIn = <T extends { method: string; url: string }>(calls: readonly T[]): T[] =>
  calls.filter((call) => call.method === 'POST' && !isGateway(call));

type Asked = { graphqlQuery: { query: string; variables: Record<string, unknown> } };

/** Returns name and variables of the document that a page sent through the gateway. */
export function documentIn(body: unknown): { name: string; variables: Record<string, unknown> } {
  const { query, variables } = (body as Asked).graphqlQuery;
  return { name: /^query (\w+)/.exec(query)?.[1] ?? '', variables };
}

type Sold = { cards?: readonly ProductCard[]; goods?: readonly Goods[]; listed?: readonly ProductCard[] };

/**
 * Returns the gateway's answer to a request for cards by id or SKU, for products of a basket, or for a list. The given
 * products are the platform's, whichever are requested.
 */
export function gatewayAnswer(
  body: unknown,
  { cards = [], goods = [], listed = [] }: Sold,
): { data: object } {
  const { name, variables } = documentIn(body);
  if (name === 'CardsByIds') return { data: { site: { products: edgesOf(cards.map(nodeOf)) } } };
  if (name === 'GoodsByIds') return { data: { site: { products: edgesOf(goods.map(goodsNodeOf)) } } };
  if (name === 'ListingMore') {
    const products = edgesOf(listed.map(nodeOf));
    return { data: { site: { search: { searchProducts: { products } } } } };
  }
  if (name !== 'IdsBySkus') throw new Error(`Nobody answers the document "${name}".`);
  const idOf = (sku: unknown) => {
    const card = cards.find((each) => each.sku.toUpperCase() === String(sku).toUpperCase());
    return card ? { entityId: card.id } : null;
  };
  return { data: { site: Object.fromEntries(Object.entries(variables).map(([k, sku]) => [k, idOf(sku)])) } };
}
