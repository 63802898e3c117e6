import { all, run } from '../../sandbox/store/rows.ts';
import { type Store, transaction } from '../../sandbox/store/store.ts';

/** Ids of the products whose case a test is about; 101–160 are plain washing machines. */
export const PRODUCTS = {
  /** 5 in stock, on promotion, with pictures, reviews and facts. */
  washer: 1,
  /** No stock. */
  soldOut: 2,
  /** Ordered ahead: no stock yet. */
  preOrder: 3,
  /** No longer sold. */
  unavailable: 4,
  /** Two lengths: variants 100000001 (1.5 m) and 100000002 (2.5 m, its own price). */
  hose: 5,
  /** A warranty: takes the text option `For`, required. */
  warranty: 6,
  /** Sold in twos to sixes. */
  filters: 7,
} as const;

export const VARIANTS = { short: 100_000_001, long: 100_000_002 } as const;
export const OPTIONS = { length: 501, short: 601, long: 602, for: 502 } as const;

const CREATED = Date.UTC(2026, 0, 1);

interface Given {
  id: number;
  name: string;
  path?: string;
  sku?: string;
  brand?: number;
  price?: number;
  sale?: number;
  stock?: number;
  availability?: string;
  note?: string;
  release?: number;
  category?: number;
  least?: number;
  most?: number;
}

/** Inserts one product with plain values for what is not given. */
export function addProduct(store: Store, given: Given): void {
  const { id, name } = given;
  run(
    store,
    `INSERT INTO product (id, sku, name, path, brand_id, kind, picture, description, summary, warranty, upc, created_at,
       price, sale_price, retail_price, stock, availability, availability_note, release_at, popularity, weight, width,
       height, depth, min_quantity, max_quantity, page_title, meta_description)
     VALUES (?, ?, ?, ?, ?, 'washing-machine', 'look', ?, ?, '2 years', NULL, ?, ?, ?, NULL, ?, ?, ?, ?, ?, 68500, 597,
       850, 586, ?, ?, ?, ?)`,
    id,
    given.sku ?? `SKU-${id}`,
    name,
    given.path ?? `/product-${id}/`,
    given.brand ?? 1,
    `<p>${name} in full</p>`,
    `${name} in short, told at some length so that it can be cut.`,
    CREATED + id * 1000,
    given.price ?? 30_000 + id,
    given.sale ?? null,
    given.stock ?? 20,
    given.availability ?? 'Available',
    given.note ?? '',
    given.release ?? null,
    1000 - id,
    given.least ?? null,
    given.most ?? null,
    `${name} | Hobwright`,
    `Buy ${name}`,
  );
  run(store, 'INSERT INTO product_category (category_id, product_id) VALUES (?, ?)', given.category ?? 3, id);
  run(
    store,
    'INSERT INTO product_text (rowid, name, sku) VALUES (?, ?, ?)',
    id,
    name,
    given.sku ?? `SKU-${id}`,
  );
  run(
    store,
    "INSERT INTO product_image (product_id, position, media, alt) VALUES (?, 0, 'look/front', ?)",
    id,
    name,
  );
}

/** Gives a product a fact, which is a facet when `facetSort` is given. */
export function addFact(
  store: Store,
  productId: number,
  name: string,
  value: string,
  facetSort?: number,
): void {
  run(store, 'INSERT OR IGNORE INTO attribute (name, facet_sort) VALUES (?, ?)', name, facetSort ?? null);
  run(
    store,
    'INSERT OR IGNORE INTO attribute_value (attribute_id, value) SELECT id, ? FROM attribute WHERE name = ?',
    value,
    name,
  );
  run(
    store,
    `INSERT INTO product_attribute (product_id, value_id) SELECT ?, v.id FROM attribute_value AS v
     JOIN attribute AS a ON a.id = v.attribute_id WHERE a.name = ? AND v.value = ?`,
    productId,
    name,
    value,
  );
}

/** The catalogue that the tests of the sandbox know by heart. */
export function fillStore(store: Store): void {
  transaction(store, () => {
    places(store);
    products(store);
    options(store);
    texts(store);
  });
  for (let id = 101; id <= 160; id += 1) addFact(store, id, 'Capacity', id % 2 ? '8 kg' : '10 kg', 1);
}

function places(store: Store): void {
  store.exec(`
    INSERT INTO brand (id, name, path, description) VALUES
      (1, 'Tarnside', '/brands/tarnside/', '<p>Made in Kendal</p>'), (2, 'Norrvik', '/brands/norrvik/', '');
    INSERT INTO category (id, parent_id, name, path, description, image, sort) VALUES
      (1, NULL, 'Laundry', '/laundry/', '<p>Laundry</p>', 'category/laundry', 1),
      (2, 1, 'Washing machines', '/washing-machines/', '', NULL, 1),
      (3, 2, 'Freestanding', '/freestanding-washing-machines/', '', NULL, 1),
      (4, NULL, 'Spares', '/spares/', '', NULL, 2);`);
}

function products(store: Store): void {
  const { washer, soldOut, preOrder, unavailable, hose, warranty, filters } = PRODUCTS;
  addProduct(store, {
    id: washer,
    name: 'Tarnside TW-914',
    sku: 'TW-914',
    path: '/tarnside-tw-914/',
    price: 47_900,
    sale: 42_900,
    stock: 5,
  });
  addProduct(store, { id: soldOut, name: 'Norrvik NW 8', brand: 2, stock: 0 });
  addProduct(store, {
    id: preOrder,
    name: 'Norrvik NW 9',
    brand: 2,
    stock: 0,
    availability: 'Preorder',
    note: 'In the shops in October',
    release: Date.UTC(2026, 9, 1),
  });
  addProduct(store, { id: unavailable, name: 'Tarnside TW-1', stock: 3, availability: 'Unavailable' });
  addProduct(store, { id: hose, name: 'Inlet hose', price: 1200, stock: 0, category: 4 });
  addProduct(store, { id: warranty, name: 'Five years of cover', price: 9900, stock: 100_000, category: 4 });
  addProduct(store, {
    id: filters,
    name: 'Lint filter',
    price: 700,
    stock: 50,
    category: 4,
    least: 2,
    most: 6,
  });
  for (let id = 101; id <= 160; id += 1)
    addProduct(store, { id, name: `Washer ${id}`, brand: id % 2 ? 1 : 2 });
  store.exec(`UPDATE product SET rating_sum = 9, rating_count = 2 WHERE id = ${washer};
    UPDATE product SET featured = 1 WHERE id IN (${hose}, 102);
    INSERT INTO related_product (product_id, position, related_id) VALUES (${washer}, 0, ${soldOut}), (${washer}, 1, 101);`);
  addFact(store, washer, 'Capacity', '9 kg', 1);
  addFact(store, washer, 'Model', 'TW-914');
}

function options(store: Store): void {
  const { hose, warranty } = PRODUCTS;
  const { length, short, long } = OPTIONS;
  store.exec(`
    INSERT INTO product_option (id, product_id, display_name, style, required, makes_variants) VALUES
      (${length}, ${hose}, 'Length', 'RectangleBoxes', 1, 1), (${OPTIONS.for}, ${warranty}, 'For', 'TextField', 1, 0);
    INSERT INTO option_value (id, option_id, label, is_default) VALUES (${short}, ${length}, '1.5 m', 1), (${long}, ${length}, '2.5 m', 0);
    INSERT INTO variant (id, product_id, sku, price, stock) VALUES
      (${VARIANTS.short}, ${hose}, 'HOSE-15', NULL, 4), (${VARIANTS.long}, ${hose}, 'HOSE-25', 1500, 0);
    INSERT INTO variant_value (variant_id, option_value_id) VALUES (${VARIANTS.short}, ${short}), (${VARIANTS.long}, ${long});`);
}

function texts(store: Store): void {
  const { washer } = PRODUCTS;
  store.exec(`
    INSERT INTO review (id, product_id, author, title, text, rating, created_at) VALUES
      (1, ${washer}, 'Ann', 'Good', 'Quiet.', 5, 1000), (2, ${washer}, 'Bob', 'Fair', 'Slow.', 4, 2000);
    INSERT INTO metafield (owner, owner_id, namespace, key, value) VALUES
      ('product', '${washer}', 'price', 'was', '{"pence":47900}'), ('product', '${washer}', 'price', 'other', '1'),
      ('brand', '2', 'story', 'html', '<p>North</p>');
    INSERT INTO page (id, parent_id, kind, name, path, html) VALUES
      (1, NULL, 'NormalPage', 'Help', '/help/', '<p>Help</p>'), (2, 1, 'NormalPage', 'Delivery', '/delivery/', '<p>Vans</p>'),
      (3, NULL, 'ContactPage', 'Contact', '/contact/', '<p>Write</p>'), (4, NULL, 'RawHtmlPage', 'Raw', '/raw/', '');
    INSERT INTO blog_post (id, name, path, author, html, summary, tags, image, published_at) VALUES
      (1, 'How loud is 72 dB?', '/blog/how-loud/', 'Ann', '<p>Loud</p><img src="/media/960w/how/loud" alt="">', 'Loud enough', '["noise","laundry"]', 'blog/1', 1000),
      (2, 'Hard water', '/blog/hard-water/', 'Bob', '<p>Lime</p>', 'Lime', '["water"]', NULL, 2000);
    INSERT INTO redirect (from_path, kind, to_url, target_id) VALUES
      ('/old-washer', 'product', '/tarnside-tw-914/', ${washer}), ('/older-washer/', 'manual', '/old-washer', NULL),
      ('/elsewhere', 'manual', 'https://example.org/x', NULL);`);
}

/** Rows of a table, for looking at what really happened. */
export function rowsOf(store: Store, table: 'cart' | 'cart_line' | 'event' | 'price_event' | 'review') {
  return all(store, `SELECT * FROM ${table}`);
}
