import type { Store } from '../../store/store.ts';
import { BRANDS } from '../data/brands.ts';
import type { Brand } from '../types.ts';

/** Writes the makers and answers their ids by key. The platform has no text of a brand but in a metafield. */
export function writeBrands(store: Store, story: (brand: Brand) => string): Map<string, number> {
  const insert = store.prepare(
    'INSERT INTO brand (id, name, path, description, meta_description, image) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const note = store.prepare(
    "INSERT INTO metafield (owner, owner_id, namespace, key, value) VALUES ('brand', ?, 'brand', 'story', ?)",
  );
  const sorted = [...BRANDS].sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  return new Map(
    sorted.map((brand, index) => {
      insert.run(
        index + 1,
        brand.name,
        `/brands/${brand.key}/`,
        story(brand),
        `${brand.name}: ${brand.tagline}`,
        `brand/${brand.key}`,
      );
      note.run(String(index + 1), story(brand));
      return [brand.key, index + 1] as const;
    }),
  );
}
