import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { INJECTIONS } from '../../tests/components/content/injections';

const ALL = INJECTIONS.join(' ');
/** For texts in a line or an attribute. */
export const SHORT = `"><img src=x onerror=alert(1)><script>alert(1)</script>'-alert(1)-' javascript:alert(1)`;
/** For texts as short as a name. */
export const NAME = '<img src=x onerror=alert(1)>';
export const WASHER = '/tarnside-tw-914-9kg-washing-machine';

/** Appends the corpus to texts in a document of the content service; names and paths are left alone. */
function spoil(value: unknown): unknown {
  if (typeof value === 'string') return /\s/.test(value) ? `${value} ${ALL}` : value;
  if (Array.isArray(value)) return value.map(spoil);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoil(each)]));
}

/** Puts the corpus into every field that merchants, editors or visitors can write. */
export function spoilStore(file: string): void {
  const store = new DatabaseSync(file);
  const id = Number(store.prepare('SELECT id FROM product WHERE path = ?').get(`${WASHER}/`)?.['id']);
  store
    .prepare(
      `UPDATE product SET name = name || ?1, description = ?2, summary = ?2, warranty = ?1, availability_note = ?1,
       page_title = ?1, meta_description = ?1 WHERE id = ?3`,
    )
    .run(SHORT, ALL, id);
  store
    .prepare(`UPDATE brand SET name = name || ?1, meta_description = ?1 WHERE path = '/brands/tarnside/'`)
    .run(SHORT);
  store
    .prepare(`UPDATE category SET name = name || ?1, description = ?2 WHERE path = '/washing-machines/'`)
    .run(SHORT, ALL);
  store
    .prepare('UPDATE review SET author = ?1, title = ?1, text = ?2 WHERE product_id = ?3')
    .run(SHORT, ALL, id);
  store.prepare('UPDATE product_image SET alt = ?1 WHERE product_id = ?2').run(SHORT, id);
  store
    .prepare(
      `UPDATE attribute_value SET value = value || ?1 WHERE id IN (SELECT value_id FROM product_attribute WHERE product_id = ?2)
       AND attribute_id IN (SELECT id FROM attribute WHERE name IN ('Controls', 'Made in', 'Delivery note', 'Plug'))`,
    )
    .run(SHORT, id);
  const answered = { question: ALL.slice(0, 1_900), answer: ALL.slice(0, 1_900), answeredOn: '2026-11-01' };
  store
    .prepare(`UPDATE metafield SET value = ?1 WHERE namespace = 'questions' AND owner_id = ?2`)
    .run(JSON.stringify(answered), String(id));
  store
    .prepare('UPDATE blog_post SET name = name || ?1, html = ?2, summary = ?1, author = ?1')
    .run(SHORT, ALL);
  store.prepare('UPDATE page SET name = name || ?1, html = ?2').run(SHORT, ALL);
  const write = store.prepare('UPDATE content_entry SET draft = ?1, published = ?1 WHERE id = ?2');
  for (const { id: entry, published } of store
    .prepare(`SELECT id, published FROM content_entry WHERE kind = 'Entry' AND published IS NOT NULL`)
    .all())
    write.run(JSON.stringify(spoil(JSON.parse(String(published)))), entry ?? '');
  store.close();
}

const PERSON = ['firstName', 'lastName', 'company', 'address1', 'address2', 'city'];

/**
 * Appends a short injection to the names that shoppers give themselves, their homes and their lists, and to old orders.
 */
export function spoilNames(file: string): void {
  const store = new DatabaseSync(file);
  const spoilColumns = (table: string, ...columns: string[]) =>
    store.prepare(`UPDATE ${table} SET ${columns.map((name) => `${name} = ${name} || ?1`).join()}`).run(NAME);
  spoilColumns('customer', 'first_name', 'last_name', 'company');
  spoilColumns('customer_address', 'first_name', 'last_name', 'company', 'address1', 'address2', 'city');
  spoilColumns('subscriber', 'first_name', 'last_name');
  spoilColumns('wishlist', 'name');
  spoilColumns('order_line', 'name', 'brand', 'sku');
  spoilColumns('order_shipment', 'provider', 'method', 'tracking_number');
  store.prepare('UPDATE order_shipment SET tracking_url = ?').run('javascript:alert(1)');
  const fields = PERSON.map((name) => `'$.${name}', (address ->> '${name}') || ?1`).join();
  store
    .prepare(`UPDATE order_consignment SET address = json_set(address, ${fields}) WHERE address IS NOT NULL`)
    .run(NAME);
  store
    .prepare(
      `UPDATE orders SET message = ?1, billing = json_set(billing, ${fields.replaceAll('address ->>', 'billing ->>')})`,
    )
    .run(NAME);
  store.close();
}

/** Makes a page record which injections run, and what its policy blocked. */
export async function watchFor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const harm: string[] = [];
    Object.assign(globalThis, { harm, alert: () => harm.push('alert ran') });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      harm.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/** Returns what ran, what the policy blocked, and what could run if it were interacted with. */
export async function harmOn(page: Page): Promise<string[]> {
  const active = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            (/^(href|src|action|formaction)$/.test(name) &&
              /^\s*(javascript|data:text|vbscript)/i.test(value)),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value.slice(0, 60)}`),
    ),
  );
  return [...active, ...(await page.evaluate(() => (globalThis as { harm?: string[] }).harm ?? []))];
}

/**
 * Returns what in an e-mail, or another unmonitored document, would run or load foreign content. The mailbox shows a
 * picture attached to the e-mail as `data:image/jpeg`.
 */
export function harmIn(html: string): string[] {
  return DomUtils.getElementsByTagName(() => true, parseDocument(html)).flatMap(({ name, attribs }) => [
    ...(/^(script|iframe|object|embed|form|base|svg)$/.test(name) ? [name] : []),
    ...Object.entries(attribs)
      .filter(
        ([key, value]) =>
          key.startsWith('on') ||
          value === 'x' ||
          /^\s*(javascript:|vbscript:|data:(?!image\/jpeg;base64,))/i.test(value),
      )
      .map(([key, value]) => `${name} ${key}=${value.slice(0, 60)}`),
  ]);
}
