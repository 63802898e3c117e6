import type { Store } from '@hobwright/sandbox/store/store.ts';
import { withLocale } from '@hobwright/sandbox/content/repository.ts';
import type { Fields } from '@hobwright/sandbox/content/types.ts';
import { assets } from './data/assets.ts';
import { closeUps } from './data/close-ups.ts';
import { banners } from './data/banners.ts';
import { elevation } from './data/elevation.ts';
import { cookingTiles } from './data/features/cooking.ts';
import { dishAndColdTiles } from './data/features/dishes-and-cold.ts';
import { hobTiles } from './data/features/hobs.ts';
import { hoodTiles } from './data/features/hoods.ts';
import { kitchenTiles } from './data/features/kitchen.ts';
import { laundryTiles } from './data/features/laundry.ts';
import { tapTiles } from './data/features/taps.ts';
import { wineTiles } from './data/features/wine.ts';
import { finance } from './data/finance.ts';
import { home } from './data/home.ts';
import { navigation } from './data/navigation.ts';
import { policy } from './data/policy.ts';
import { searchWords } from './data/search-words.ts';
import { settings } from './data/settings.ts';
import { guides } from './read-guides.ts';
import { pages, stories } from './read-pages.ts';
import type { SeedAsset, SeedEntry } from './seed-types.ts';

/** When the demo content is said to have been written: 1 November 2026, 09:00 UTC. */
const WRITTEN_AT = Date.UTC(2026, 10, 1, 9);

/** All pictures of the demo content. */
export const allAssets: readonly SeedAsset[] = [...assets, ...closeUps];

/** All entries of the demo content. */
export const entries: readonly SeedEntry[] = [
  ...settings,
  ...policy,
  ...finance,
  ...navigation,
  ...home,
  ...elevation,
  ...banners,
  ...searchWords,
  ...laundryTiles,
  ...dishAndColdTiles,
  ...cookingTiles,
  ...hobTiles,
  ...kitchenTiles,
  ...hoodTiles,
  ...tapTiles,
  ...wineTiles,
  ...guides,
  ...pages,
  ...stories,
];

/**
 * Writes the demo content, replacing entries and assets with the same ids. Entries with a `draft` differ between
 * delivery and preview; `unpublished` ones exist in preview only. Run it inside the caller's transaction.
 */
export function seedContent(store: Store): void {
  const insert = store.prepare(
    `INSERT OR REPLACE INTO content_entry
       (id, kind, content_type, draft, published, metadata, version, revision, created_at, updated_at, published_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const [index, entry] of entries.entries()) {
    const at = WRITTEN_AT + index * 60_000;
    const published = JSON.stringify(withLocale(entry.fields));
    const draft = JSON.stringify(withLocale({ ...entry.fields, ...entry.draft }));
    insert.run(
      entry.id,
      'Entry',
      entry.type,
      draft,
      entry.unpublished ? null : published,
      JSON.stringify({ tags: entry.metadata?.tags ?? [], concepts: entry.metadata?.concepts ?? [] }),
      entry.draft ? 2 : 1,
      entry.unpublished ? 0 : 1,
      at,
      entry.draft ? at + 86_400_000 : at,
      entry.unpublished ? null : at,
    );
  }
  for (const asset of allAssets) {
    const fields = JSON.stringify(withLocale(assetFields(asset)));
    const metadata = JSON.stringify({ tags: [], concepts: [] });
    insert.run(asset.id, 'Asset', null, fields, fields, metadata, 1, 1, WRITTEN_AT, WRITTEN_AT, WRITTEN_AT);
  }
}

/** Returns an asset's fields. @param origin prefixed to the file's URL; empty within the store */
export function assetFields(
  { title, description, media, size: [width, height], bytes }: SeedAsset,
  origin = '',
): Fields {
  return {
    title,
    description,
    file: {
      url: `${origin}/media/original/${media}`,
      fileName: `${media.split('/').at(-1)}.webp`,
      contentType: 'image/webp',
      details: { size: bytes, image: { width, height } },
    },
  };
}
