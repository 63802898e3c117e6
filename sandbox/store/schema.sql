-- The whole state of the sandbox. Money is integer pence, lengths are millimetres,
-- weights are grams, instants are UTC milliseconds since 1970 unless a column says otherwise.

CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- Catalogue ---------------------------------------------------------------------------------

CREATE TABLE brand (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  path TEXT NOT NULL UNIQUE,              -- /brands/tarnside/
  description TEXT NOT NULL,              -- HTML
  meta_description TEXT NOT NULL DEFAULT '',
  image TEXT                              -- media key
) STRICT;

CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES category(id),
  name TEXT NOT NULL,
  path TEXT NOT NULL UNIQUE,              -- /washing-machines/
  description TEXT NOT NULL DEFAULT '',   -- HTML
  meta_description TEXT NOT NULL DEFAULT '',
  image TEXT,
  sort INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE product (
  id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL UNIQUE COLLATE NOCASE,
  name TEXT NOT NULL,
  path TEXT NOT NULL UNIQUE,
  brand_id INTEGER REFERENCES brand(id),
  kind TEXT NOT NULL,                     -- attribute set: washing-machine, hob …
  picture TEXT NOT NULL,                  -- key of the picture shared by products that look alike
  description TEXT NOT NULL,              -- HTML
  summary TEXT NOT NULL,                  -- plain text
  warranty TEXT NOT NULL DEFAULT '',
  upc TEXT,
  created_at INTEGER NOT NULL,
  price INTEGER NOT NULL CHECK (price >= 0),   -- without a promotion
  sale_price INTEGER CHECK (sale_price > 0 AND sale_price < price),
  retail_price INTEGER,
  charged INTEGER NOT NULL GENERATED ALWAYS AS (coalesce(sale_price, price)) STORED,
  stock INTEGER NOT NULL CHECK (stock >= 0),
  warning_level INTEGER NOT NULL DEFAULT 3,
  availability TEXT NOT NULL CHECK (availability IN ('Available', 'Preorder', 'Unavailable')),
  availability_note TEXT NOT NULL DEFAULT '',
  release_at INTEGER,
  featured INTEGER NOT NULL DEFAULT 0,
  free_shipping INTEGER NOT NULL DEFAULT 0,
  popularity INTEGER NOT NULL DEFAULT 0,  -- higher: sells more
  rating_sum INTEGER NOT NULL DEFAULT 0,
  rating_count INTEGER NOT NULL DEFAULT 0,
  weight INTEGER,
  width INTEGER,
  height INTEGER,
  depth INTEGER,
  min_quantity INTEGER,
  max_quantity INTEGER,
  page_title TEXT NOT NULL,
  meta_description TEXT NOT NULL
) STRICT;
CREATE INDEX product_brand ON product (brand_id);

CREATE TABLE product_category (
  category_id INTEGER NOT NULL REFERENCES category(id),
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  is_primary INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (category_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_category_product ON product_category (product_id);

-- A custom field of the platform. `facet_sort` is set if it is a facet.
CREATE TABLE attribute (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  facet_sort INTEGER
) STRICT;
CREATE TABLE attribute_value (
  id INTEGER PRIMARY KEY,
  attribute_id INTEGER NOT NULL REFERENCES attribute(id),
  value TEXT NOT NULL,
  UNIQUE (attribute_id, value)
) STRICT;
CREATE TABLE product_attribute (
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  value_id INTEGER NOT NULL REFERENCES attribute_value(id),
  PRIMARY KEY (product_id, value_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_image (
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  media TEXT NOT NULL,                    -- media key
  alt TEXT NOT NULL,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

-- What to draw for a product.picture: `facts` is JSON with kind, form, width, height and depth in mm, finish
-- {code, name, hex} and the visible parts of the kind (doors, zones, ovens, bowls …). A media key is `<key>/<view>`,
-- with a view of VIEWS in media/facts.ts.
CREATE TABLE picture (key TEXT PRIMARY KEY, facts TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- Options that define variants (a hose's length). The base variant of a product has the product's id;
-- further variants are numbered from 100,000,001.
CREATE TABLE product_option (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  display_name TEXT NOT NULL,
  style TEXT NOT NULL,                    -- Swatch, RectangleBoxes, DropdownList, TextField
  required INTEGER NOT NULL,
  makes_variants INTEGER NOT NULL,
  sort INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX product_option_product ON product_option (product_id);
CREATE TABLE option_value (
  id INTEGER PRIMARY KEY,
  option_id INTEGER NOT NULL REFERENCES product_option(id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  hex TEXT,
  is_default INTEGER NOT NULL DEFAULT 0,
  sort INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX option_value_option ON option_value (option_id);
CREATE TABLE variant (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  sku TEXT NOT NULL UNIQUE COLLATE NOCASE,
  price INTEGER,                          -- null: the product's price
  stock INTEGER NOT NULL CHECK (stock >= 0)
) STRICT;
CREATE INDEX variant_product ON variant (product_id);
CREATE TABLE variant_value (
  variant_id INTEGER NOT NULL REFERENCES variant(id) ON DELETE CASCADE,
  option_value_id INTEGER NOT NULL REFERENCES option_value(id),
  PRIMARY KEY (variant_id, option_value_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE related_product (
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  related_id INTEGER NOT NULL,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE review (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  author TEXT NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX review_product ON review (product_id, created_at DESC);

-- Metafields of the platform; `owner` is product, brand, category, cart or order.
CREATE TABLE metafield (
  id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL,
  owner_id TEXT NOT NULL,
  namespace TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  UNIQUE (owner, owner_id, namespace, key)
) STRICT;

-- Append-only price history: each price charged, with its start and end.
CREATE TABLE price_event (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
  pence INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('normal', 'promotion')),
  starts_at INTEGER NOT NULL,
  ends_at INTEGER
) STRICT;
CREATE INDEX price_event_product ON price_event (product_id, starts_at);

CREATE VIRTUAL TABLE product_text USING fts5 (
  name, sku, brand, facts, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 2", prefix='2 3'
);

CREATE TABLE redirect (
  from_path TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('manual', 'product', 'category', 'brand', 'page', 'post')),
  to_url TEXT NOT NULL,
  target_id INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE page (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER,
  kind TEXT NOT NULL DEFAULT 'NormalPage',
  name TEXT NOT NULL,
  path TEXT NOT NULL UNIQUE,
  html TEXT NOT NULL,
  page_title TEXT NOT NULL DEFAULT '',
  meta_description TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE blog_post (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  path TEXT NOT NULL UNIQUE,
  author TEXT NOT NULL,
  html TEXT NOT NULL,
  summary TEXT NOT NULL,
  tags TEXT NOT NULL,                     -- JSON array
  image TEXT,
  published_at INTEGER NOT NULL
) STRICT;

-- Customers and carts ------------------------------------------------------------------------

CREATE TABLE customer (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  force_password_reset INTEGER NOT NULL DEFAULT 0,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  company TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE TABLE customer_token (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE customer_attribute (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
CREATE TABLE customer_attribute_value (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  attribute_id INTEGER NOT NULL REFERENCES customer_attribute(id),
  value TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (customer_id, attribute_id)
) STRICT;

CREATE TABLE cart (
  id TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL DEFAULT 0,
  currency TEXT NOT NULL DEFAULT 'GBP',
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE cart_line (
  id TEXT PRIMARY KEY,
  cart_id TEXT NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  variant_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  selections TEXT NOT NULL DEFAULT '[]',  -- JSON: [{optionId, name, value, valueId?}], sorted by optionId
  sort INTEGER NOT NULL,
  UNIQUE (cart_id, product_id, variant_id, selections)
) STRICT, WITHOUT ROWID;

-- Content, forms, mail, events ----------------------------------------------------------------

CREATE TABLE content_entry (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('Entry', 'Asset')),
  content_type TEXT,
  draft TEXT NOT NULL,                    -- JSON fields, per locale
  published TEXT,                         -- JSON fields, per locale; null: not published
  metadata TEXT NOT NULL DEFAULT '{"tags":[],"concepts":[]}',  -- ids
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  published_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX content_entry_type ON content_entry (content_type);

CREATE TABLE form_submission (
  id INTEGER PRIMARY KEY,
  form TEXT NOT NULL,
  fields TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE mail (
  id INTEGER PRIMARY KEY,
  sender TEXT NOT NULL,
  recipients TEXT NOT NULL,
  subject TEXT NOT NULL,
  raw TEXT NOT NULL,
  received_at INTEGER NOT NULL
) STRICT;
-- Events: webhooks to deliver, insights events received, faults set.
CREATE TABLE event (
  id INTEGER PRIMARY KEY,
  scope TEXT NOT NULL,
  payload TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  delivered_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX event_pending ON event (id) WHERE delivered_at IS NULL;
