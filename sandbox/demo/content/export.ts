import { readConfig } from '@hobwright/sandbox/config.ts';
import { contentTypes } from '@hobwright/sandbox/content/data/content-types.ts';
import { tags } from '@hobwright/sandbox/content/data/vocabulary.ts';
import { withLocale } from '@hobwright/sandbox/content/repository.ts';
import { shapeContentType, withPicturesIn } from '@hobwright/sandbox/content/shapes.ts';
import { LOCALE } from '@hobwright/sandbox/content/types.ts';
import { allAssets, assetFields, entries } from './seed-content.ts';

/**
 * Returns the demo content in the content service's own export format, as `contentful space import --content-file`
 * takes it. Entries that only preview shows carry no published version, and are imported as drafts.
 * @param origin where the pictures are fetched from
 */
export function exportSpace(origin: string) {
  const config = readConfig({});
  return {
    contentTypes: contentTypes.map((type) => shapeContentType(type, config)),
    editorInterfaces: [],
    tags: tags.map(({ id, name }) => ({ name, sys: { id, type: 'Tag', version: 1, visibility: 'public' } })),
    entries: entries.map(({ id, type, fields, unpublished, metadata }) => ({
      metadata: { tags: (metadata?.tags ?? []).map((tag) => link('Tag', tag)), concepts: [] },
      sys: {
        id,
        type: 'Entry',
        contentType: link('ContentType', type),
        ...(unpublished ? {} : { publishedVersion: 1 }),
      },
      fields: withLocale(withPicturesIn(fields, origin)),
    })),
    assets: allAssets.map((asset) => ({
      metadata: { tags: [], concepts: [] },
      sys: { id: asset.id, type: 'Asset', publishedVersion: 1 },
      fields: withLocale(assetFields(asset, origin)),
    })),
    locales: [
      {
        name: 'English (United Kingdom)',
        code: LOCALE,
        fallbackCode: null,
        default: true,
        contentManagementApi: true,
        contentDeliveryApi: true,
        optional: false,
        sys: { id: LOCALE, type: 'Locale', version: 1 },
      },
    ],
    webhooks: [],
    roles: [],
  };
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

/** `node sandbox/demo/content/export.ts https://pictures.example > space.json` */
if (import.meta.main) {
  process.stdout.write(`${JSON.stringify(exportSpace(process.argv[2] ?? readConfig({}).origin), null, 2)}\n`);
}
