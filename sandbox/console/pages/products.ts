import type { Parts } from '../../parts.ts';
import { all, first } from '../../store/rows.ts';
import { type Html, html, pounds } from '../html.ts';
import { table } from '../layout.ts';
import { prices } from './prices.ts';

type Listed = {
  id: number;
  sku: string;
  name: string;
  price: number;
  sale_price: number | null;
  stock: number;
  availability: string;
  media: string | null;
};

const SHOWN = 60;

const SELECT = `SELECT id, sku, name, price, sale_price, stock, availability,
  (SELECT media FROM product_image WHERE product_id = product.id AND position = 0) AS media FROM product`;

/** Page with the products that match a name, model or SKU; without search words, the best sellers. */
export function products({ store }: Parts, words: string): Html {
  const found = search({ store }, words);
  const rows = found.map((each) => [
    html`<span class="product">${each.media ? html`<img src="/media/300w/${each.media}" alt="" loading="lazy">` : null}<a href="/console/products/${each.id}">${each.name}</a></span>`,
    html`<code>${each.sku}</code>`,
    each.sale_price ? html`${pounds(each.sale_price)} <s>${pounds(each.price)}</s>` : pounds(each.price),
    each.stock,
    each.availability,
  ]);
  return html`<form class="row panel" method="get" action="/console/products">
<label>Name, model or SKU<input type="search" name="q" value="${words}" size="40"></label><button>Search</button></form>
<p>${found.length === SHOWN ? `The first ${SHOWN}` : found.length} of what matches${words ? '' : ', best sellers first'}.</p>
${table(['Product', 'SKU', 'Price', 'Stock', 'Availability'], rows, 'Nothing matches.')}`;
}

function search({ store }: Pick<Parts, 'store'>, words: string): Listed[] {
  const terms = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (terms.length === 0) return all<Listed>(store, `${SELECT} ORDER BY popularity DESC, id LIMIT ${SHOWN}`);
  const bySku = all<Listed>(store, `${SELECT} WHERE sku = ?`, words.trim());
  if (bySku.length > 0) return bySku;
  const query = terms.map((term) => `"${term}"*`).join(' ');
  return all<Listed>(
    store,
    `${SELECT} WHERE id IN (SELECT rowid FROM product_text WHERE product_text MATCH ? LIMIT ${SHOWN}) ORDER BY popularity DESC`,
    query,
  );
}

type Detail = Listed & { path: string; kind: string; is_visible: number };

/** Page with one product and forms for its price, stock and visibility. Undefined if there is no such product. */
export function product(parts: Parts, id: number, token: string): { title: string; body: Html } | undefined {
  const { store, config } = parts;
  const found = first<Detail>(
    store,
    `${SELECT.replace('SELECT', 'SELECT path, kind, is_visible,')} WHERE id = ?`,
    id,
  );
  if (!found) return undefined;
  const facts = all<{ name: string; value: string }>(
    store,
    'SELECT name, value FROM product_attribute JOIN attribute_value ON attribute_value.id = value_id JOIN attribute ON attribute.id = attribute_id WHERE product_id = ? ORDER BY name',
    id,
  );
  const pictures = all<{ media: string; alt: string }>(
    store,
    'SELECT media, alt FROM product_image WHERE product_id = ? ORDER BY position',
    id,
  );
  const hidden = html`<input type="hidden" name="token" value="${token}">`;
  const body = html`<p><code>${found.sku}</code> · <a href="${config.shopOrigin}${found.path.replace(/\/$/, '')}">in the shop</a></p>
<div class="panel plain-plate">${prices(parts, found, hidden)}
<h2>Stock</h2>
<form class="row" method="post" action="/console/products/${id}/stock">${hidden}
<label>Units<input type="number" name="stock" min="0" step="1" value="${found.stock}" required></label>
<button>Change the stock</button></form>
<h2>In the shop</h2>
<form class="row" method="post" action="/console/products/${id}/visible">${hidden}
<input type="hidden" name="visible" value="${found.is_visible ? 'no' : 'yes'}">
<button>${found.is_visible ? 'Take it out of the shop' : 'Put it back into the shop'}</button></form></div>
<h2>Pictures</h2>
<p>${pictures.map(({ media, alt }) => html`<img src="/media/300w/${media}" alt="${alt}" width="220" height="220" loading="lazy"> `)}</p>
<h2>Facts</h2>
${table(
  ['Name', 'Value'],
  facts.map(({ name, value }) => [name, value]),
  'It has no facts.',
)}`;
  return { title: found.name, body };
}
