import { deliveryClass } from '@hobwright/sandbox/commerce/delivery/class.ts';
import { basePrice } from '@hobwright/sandbox/commerce/delivery/quote.ts';
import { numberText } from '@hobwright/sandbox/search/words.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { totalSold } from '../trade.ts';
import type { Draft } from '../types.ts';
import { AttributeTable } from './attributes.ts';
import { BulkInsert } from './bulk-insert.ts';
import { PictureTable } from './pictures.ts';

const FACTS_IN_SEARCH = new Set([
  'Type',
  'Range',
  'Colour',
  'Width',
  'Capacity',
  'Place settings',
  'Hob type',
  'Fuel',
  'Dryer type',
  'Mount',
  'Energy class',
  'Installation',
  'Cleaning',
  'Split',
]);

const COLUMNS = [
  'id',
  'sku',
  'name',
  'path',
  'brand_id',
  'kind',
  'picture',
  'description',
  'summary',
  'warranty',
  'upc',
  'created_at',
  'price',
  'sale_price',
  'retail_price',
  'stock',
  'warning_level',
  'availability',
  'availability_note',
  'release_at',
  'featured',
  'free_shipping',
  'popularity',
  'rating_sum',
  'rating_count',
  'weight',
  'width',
  'height',
  'depth',
  'min_quantity',
  'max_quantity',
  'page_title',
  'meta_description',
];

/** Writes products with their categories, facts, pictures and search text. */
export class ProductTable {
  readonly #products: BulkInsert;
  readonly #categories: BulkInsert;
  readonly #text: BulkInsert;
  readonly #attributes: AttributeTable;
  readonly #pictures: PictureTable;
  readonly #brandIds: ReadonlyMap<string, number>;
  readonly #categoryIds: ReadonlyMap<string, number>;

  constructor(store: Store, brandIds: ReadonlyMap<string, number>, categoryIds: ReadonlyMap<string, number>) {
    this.#brandIds = brandIds;
    this.#categoryIds = categoryIds;
    this.#products = new BulkInsert(store, 'product', COLUMNS);
    this.#categories = new BulkInsert(
      store,
      'product_category',
      ['category_id', 'product_id', 'is_primary'],
      200,
    );
    this.#text = new BulkInsert(store, 'product_text', ['rowid', 'name', 'sku', 'brand', 'facts'], 50);
    this.#attributes = new AttributeTable(store);
    this.#pictures = new PictureTable(store);
  }

  add(id: number, draft: Draft, reviews: readonly { rating: number }[], full: boolean): void {
    const { body, brand } = draft;
    const weight = body && Math.round(body.weightKg * 1000);
    this.#products.add(
      id,
      draft.sku,
      draft.name,
      `/${draft.slug}/`,
      brand ? (this.#brandIds.get(brand.key) ?? null) : null,
      draft.kind,
      draft.look.key,
      draft.description,
      draft.summary,
      draft.warranty,
      draft.upc,
      draft.createdAt,
      draft.price,
      draft.salePrice,
      draft.retailPrice,
      draft.stock,
      draft.warningLevel,
      draft.availability,
      draft.availabilityNote,
      draft.releaseAt,
      Number(draft.featured),
      Number(basePrice(deliveryClass(weight, draft.facts), draft.salePrice ?? draft.price) === 0),
      totalSold(draft, reviews),
      reviews.reduce((sum, { rating }) => sum + rating, 0),
      reviews.length,
      weight,
      body?.width ?? null,
      body?.height ?? null,
      body?.depth || null,
      draft.minQuantity,
      draft.maxQuantity,
      `${draft.name} | Hobwright`,
      draft.summary,
    );
    this.#categories.add(this.#category(draft.leaf), id, 1);
    for (const slug of draft.also) this.#categories.add(this.#category(slug), id, 0);
    this.#attributes.add(id, draft.facts);
    const facts = Object.entries(draft.facts)
      .filter(([name]) => FACTS_IN_SEARCH.has(name))
      .map(([, value]) => value);
    this.#text.add(
      id,
      draft.name,
      numberText(draft.sku, draft.facts['Model'] ?? ''),
      brand?.name ?? '',
      `${facts.join(' ')} ${draft.finish?.own ?? ''}`,
    );
    if (draft.pictures) this.#pictures.add(id, draft, full);
  }

  flush(): void {
    for (const table of [this.#products, this.#categories, this.#text, this.#attributes, this.#pictures])
      table.flush();
  }

  #category(slug: string): number {
    const id = this.#categoryIds.get(slug);
    if (id === undefined) throw new RangeError(`No category ${slug}`);
    return id;
  }
}
