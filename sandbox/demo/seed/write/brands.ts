import type { Store } from '@hobwright/sandbox/store/store.ts';
import { BRAND_STORIES } from '../data/brand-stories.ts';
import { BRANDS } from '../data/brands.ts';
import { makerContact } from '../data/maker-contacts.ts';
import type { Brand } from '../types.ts';

/** Writes the makers and returns their ids by key. */
export function writeBrands(store: Store): Map<string, number> {
  const insert = store.prepare(
    'INSERT INTO brand (id, name, path, description, meta_description, image) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const field = store.prepare(
    "INSERT INTO metafield (owner, owner_id, namespace, key, value) VALUES ('brand', ?, 'maker', ?, ?)",
  );
  const sorted = BRANDS.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  return new Map(
    sorted.map((brand, index) => {
      const id = index + 1;
      const [who] = BRAND_STORIES[brand.key] ?? [''];
      const line = `${brand.name}: ${brand.tagline} ${who.split(/(?<=\.) /)[0] ?? ''}`.slice(0, 155);
      insert.run(id, brand.name, `/brands/${brand.key}/`, descriptionOf(brand), line, `brand/${brand.key}`);
      for (const [key, value] of Object.entries(fieldsOf(brand))) field.run(String(id), key, value);
      return [brand.key, id] as const;
    }),
  );
}

function descriptionOf(brand: Brand): string {
  const story = (BRAND_STORIES[brand.key] ?? []).map((paragraph) => `<p>${escape(paragraph)}</p>`).join('');
  const facts = [
    `Guarantee: ${Math.max(2, brand.guarantee)} years${brand.guarantee > 2 ? ' on parts' : ' from Hobwright'}`,
    `Repairs: ${brand.repair}`,
    `Spare parts kept for ${brand.spares} years`,
    `Telephone: ${brand.phone}`,
  ];
  return `<p><strong>${escape(brand.tagline)}</strong></p>${story}<ul>${facts.map((fact) => `<li>${escape(fact)}</li>`).join('')}</ul>`;
}

/** Metafields of a maker's page, since the platform's storefront has no other text of a brand. */
const fieldsOf = (brand: Brand) => ({
  tagline: brand.tagline,
  guarantee: `${Math.max(2, brand.guarantee)} years`,
  repair: brand.repair,
  spares: `${brand.spares} years`,
  phone: brand.phone,
  story: descriptionOf(brand),
  contact: JSON.stringify(makerContact(brand.key)),
});

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
