import type { Basket, BasketLine } from '@/lib/basket/types';
import { classify } from '@/lib/catalogue/classify';
import type { Attributes, ProductCard } from '@/lib/catalogue/types';

const WASHER: Attributes = { Type: 'Washing machine', Model: 'TW-914', Capacity: '9 kg' };

/** A washing machine at £429, in stock, classified by its attributes; override only what a test is about. */
export const aCard = (over: Partial<ProductCard> = {}): ProductCard => ({
  id: 1,
  sku: 'TARN-TW914-WH',
  path: '/tarnside-tw-914-9kg-washing-machine',
  name: 'Tarnside TW-914 washing machine, 9 kg',
  brand: { id: 1, name: 'Tarnside', path: '/brands/tarnside' },
  picture: null,
  anchors: null,
  price: { now: 42_900 },
  energy: { class: 'A', scale: 'A–G' },
  rating: { average: 4.6, count: 212 },
  stock: { state: 'in', available: 12 },
  isSized: false,
  least: 1,
  attributes: WASHER,
  ...over,
  ...classify(over.attributes ?? WASHER),
});

/** A basket line with one washing machine. */
export const aLine = (over: Partial<BasketLine> = {}): BasketLine => ({
  id: '5f2c1e1a-0000-4000-8000-00000000000a',
  productId: 1,
  variantId: null,
  sku: 'TARN-TW914-WH',
  name: 'Tarnside TW-914 washing machine, 9 kg',
  path: '/tarnside-tw-914-9kg-washing-machine',
  imageUrl: null,
  quantity: 1,
  least: 1,
  most: null,
  unitPrice: 42_900,
  total: 42_900,
  listTotal: 47_900,
  options: [],
  extras: [],
  product: aCard(),
  ...over,
});

/** A basket of the given lines, with their sums. */
export function aBasket(lines: BasketLine[] = [aLine()], over: Partial<Basket> = {}): Basket {
  const all = lines.flatMap((line) => [line, ...line.extras]);
  const total = all.reduce((sum, line) => sum + line.total, 0);
  return {
    id: '5f2c1e1a-0000-4000-8000-000000000001',
    customerId: 0,
    version: 1,
    lines,
    subtotal: total,
    discount: 0,
    discounts: [],
    total,
    ...over,
  };
}
