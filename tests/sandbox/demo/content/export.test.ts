import { expect, test } from 'vitest';
import { exportSpace } from '../../../../sandbox/demo/content/export.ts';

const space = exportSpace('https://pictures.example');
const ids = (items: readonly { sys: { id: string } }[]) => new Set(items.map(({ sys }) => sys.id));

test('everything that entries link to is in the export', () => {
  const known = {
    ContentType: ids(space.contentTypes),
    Entry: ids(space.entries),
    Asset: ids(space.assets),
    Tag: ids(space.tags),
  };
  const links = JSON.stringify([space.entries, space.assets]).matchAll(
    /"type":"Link","linkType":"(\w+)","id":"([\w-]+)"/g,
  );
  const missing = [...links].filter(([, type, id]) => !known[type as keyof typeof known]?.has(id ?? ''));
  expect(missing).toEqual([]);
});

test('the fields of every entry match its content type, are in en-GB, and include all required ones', () => {
  const types = new Map(space.contentTypes.map((type) => [type.sys.id, type]));
  for (const { sys, fields } of space.entries) {
    const type = types.get(sys.contentType.sys.id);
    const known = type?.fields.map(({ id }) => id) ?? [];
    expect(known, sys.id).toEqual(expect.arrayContaining(Object.keys(fields)));
    for (const [name, byLocale] of Object.entries(fields))
      expect(Object.keys(byLocale), name).toEqual(['en-GB']);
    for (const { id } of type?.fields.filter(({ required }) => required) ?? []) {
      expect(fields[id]?.['en-GB'], `${sys.id}.${id}`).toBeTruthy();
    }
  }
});

test('ids and short texts keep the service’s limits', () => {
  for (const { sys, fields } of space.entries) {
    expect(sys.id).toMatch(/^[\w.-]{1,64}$/);
    const type = space.contentTypes.find(({ sys: { id } }) => id === sys.contentType.sys.id);
    for (const { id, type: kind } of type?.fields ?? []) {
      const value = fields[id]?.['en-GB'];
      if (kind === 'Symbol' && typeof value === 'string')
        expect(value.length, `${sys.id}.${id}`).toBeLessThanOrEqual(256);
      if (kind === 'Text' && typeof value === 'string') expect(value.length).toBeLessThanOrEqual(50_000);
    }
  }
});

test('drafts stay drafts, and pictures have public addresses', () => {
  expect(space.entries.find(({ sys }) => sys.id === 'page-quiet-kitchens')?.sys).not.toHaveProperty(
    'publishedVersion',
  );
  expect(JSON.stringify(space.assets[0]?.fields)).toContain('https://pictures.example/media/');
  expect(JSON.stringify(space.entries)).not.toContain('src=\\"/media/');
});
