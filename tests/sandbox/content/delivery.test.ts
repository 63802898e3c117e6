import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentSandbox, clientOf, startContent } from './helpers.ts';

let sandbox: ContentSandbox;
beforeAll(async () => {
  sandbox = await startContent();
});
afterAll(() => sandbox.app.close());

const delivery = () => clientOf(sandbox.host);
const preview = () => clientOf(sandbox.host, { preview: true });

describe('the official client', () => {
  it('resolves the home page with its sections, items and pictures', async () => {
    const home = await delivery().getEntry('home', { include: 3 });
    const sections = home.fields['sections'];
    expect(sections).toHaveLength(11);
    const found = await delivery().getEntries({ content_type: 'sectionElevation', include: 2 });
    expect(JSON.stringify(found.items[0])).toContain(`/media/original/photo/washer-white-cut`);
    expect(found.items[0]?.fields['headline']).toBe('Every appliance, to the millimetre.');
  });

  it('gets absolute addresses of pictures within texts', async () => {
    const guide = await delivery().getEntry('guide-washing-machines');
    expect(guide.fields['body']).toMatch(/src="\/\/[\w.:]+\/media\/960w\/product\/TARN-TW914-WH\/open"/);
  });

  it('gets drafts from the preview host only', async () => {
    const published = await delivery().getEntry('siteSettings');
    const draft = await preview().getEntry('siteSettings');
    expect(draft.fields['phoneNote']).not.toBe(published.fields['phoneNote']);
    await expect(delivery().getEntry('bannerTradeDiary')).rejects.toMatchObject({ sys: { id: 'NotFound' } });
    expect((await preview().getEntry('bannerTradeDiary')).fields['title']).toContain('Landlords');
  });

  it('finds at least three entries whose draft differs from the published version', async () => {
    const [published, drafts] = await Promise.all([
      delivery().getEntries({ limit: 1000, include: 0 }),
      preview().getEntries({ limit: 1000, include: 0 }),
    ]);
    const byId = new Map(published.items.map((entry) => [entry.sys.id, JSON.stringify(entry.fields)]));
    const differing = drafts.items.filter((entry) => byId.get(entry.sys.id) !== JSON.stringify(entry.fields));
    expect(differing.length).toBeGreaterThanOrEqual(3);
  });

  it('filters, orders, limits and selects entries', async () => {
    const items = await delivery().getEntries({
      content_type: 'elevationItem',
      'fields.dimension[gte]': 900,
      order: ['-fields.dimension', 'fields.label'],
      select: ['fields.label'],
      limit: 2,
    });
    expect(items.total).toBe(3);
    expect(items.items.map(({ fields }) => fields)).toEqual([
      { label: 'Cooking' },
      { label: 'Refrigeration' },
    ]);
  });

  it('finds entries by words, link, tag and concept', async () => {
    const ids = async (query: Record<string, string>) =>
      (await delivery().getEntries(query)).items.map(({ sys }) => sys.id);
    expect(await ids({ query: 'never mix them in a list' })).toEqual(['bannerDryerLabels']);
    expect(await ids({ links_to_entry: 'homeGap' })).toEqual(['home']);
    expect(await ids({ links_to_asset: 'kitchen' })).toEqual(expect.arrayContaining(['homeGap']));
    expect((await ids({ 'metadata.tags.sys.id[in]': 'everyPage' })).toSorted()).toEqual([
      'navigation',
      'siteSettings',
    ]);
    expect(await ids({ 'metadata.concepts.sys.id[in]': 'laundry' })).toEqual(['departmentLaundry']);
    expect(
      await ids({ content_type: 'homePage', 'fields.sections.sys.contentType.sys.id': 'sectionGap' }),
    ).toEqual(['home']);
  });

  it('can use the rest of the delivery API', async () => {
    const client = delivery();
    expect((await client.getContentTypes()).items.length).toBeGreaterThan(10);
    expect((await client.getContentType('banner')).displayField).toBe('title');
    expect((await client.getTags()).total).toBe(5);
    expect((await client.getLocales()).items[0]?.code).toBe('en-GB');
    expect((await client.getAsset('kitchen')).fields.file?.contentType).toBe('image/webp');
    expect((await client.getConceptScheme('departments')).totalConcepts).toBeGreaterThan(8);
    expect((await client.getConcepts()).items.length).toBeGreaterThan(8);
    expect((await client.createAssetKey(Math.floor(Date.now() / 1000) + 60)).policy).toBeTruthy();
    expect((await client.withAllLocales.getEntry('siteSettings')).fields['name']).toEqual({
      'en-GB': 'Hobwright',
    });
  });

  it('synchronises everything at first and then only changes', async () => {
    const first = await delivery().sync({ initial: true });
    expect(first.entries.length).toBeGreaterThan(20);
    const later = await delivery().sync({ nextSyncToken: String(first.nextSyncToken) });
    expect(later.entries).toHaveLength(0);
    sandbox.store
      .prepare('UPDATE content_entry SET published_at = ?, published = draft WHERE id = ?')
      .run(Date.now() + 1000, 'bannerWinterDelivery');
    const after = await delivery().sync({ nextSyncToken: String(first.nextSyncToken) });
    expect(after.entries.map(({ sys }) => sys.id)).toEqual(['bannerWinterDelivery']);
  });
});

describe('the delivery API', () => {
  it('refuses a preview token on the delivery host, and the reverse', async () => {
    const swapped = [
      clientOf(sandbox.host, { token: 'dev-preview' }),
      clientOf(sandbox.host, { preview: true, token: 'dev' }),
    ];
    for (const client of swapped) {
      await expect(client.getEntries()).rejects.toMatchObject({
        name: 'AccessTokenInvalid',
        message: expect.stringContaining('The access token you sent could not be found or is invalid.'),
      });
    }
  });

  it('names an unknown content type, field or parameter', async () => {
    const details = async (query: Record<string, string>) => {
      const answer = await sandbox.app.inject({
        url: '/content/spaces/hobwright/environments/master/entries',
        query,
        headers: { authorization: 'Bearer dev' },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().sys).toEqual({ type: 'Error', id: 'InvalidQuery' });
      return answer.json().details?.errors?.[0];
    };
    expect(await details({ content_type: 'DOESNOTEXIST' })).toEqual({
      name: 'unknownContentType',
      value: 'DOESNOTEXIST',
    });
    expect(await details({ content_type: 'banner', 'fields.nothing': '1' })).toMatchObject({
      name: 'unknown',
    });
    for (const order of [
      'nothing',
      '-nothing',
      'sys.nothing',
      'sys.id,metadata.nothing',
      'sys.constructor',
    ]) {
      const path = order.split(',').at(-1)?.replace('-', '').split('.');
      expect(await details({ order })).toEqual({ name: 'unknown', path });
    }
    expect(await details({ content_type: 'banner', order: '-fields.nothing' })).toEqual({
      name: 'unknown',
      path: ['fields', 'nothing'],
    });
    expect(await details({ 'sys.nothing': '1' })).toMatchObject({ name: 'unknown' });
    expect(await details({ colour: 'blue' })).toEqual({ name: 'unknown', path: ['colour'] });
    expect(await details({ limit: '-1' })).toMatchObject({ path: ['limit'] });
    expect(await details({ 'fields.title': 'x' })).toBeUndefined();
  });

  it('accepts an address of 7,600 characters and refuses a longer one', async () => {
    const address = '/content/spaces/hobwright/environments/master/entries?sys.id[in]=';
    const get = (length: number) =>
      sandbox.app.inject({ url: address.padEnd(length, 'x'), headers: { authorization: 'Bearer dev' } });
    expect((await get(7600)).json()).toMatchObject({ total: 0 });
    expect((await get(7601)).statusCode).toBe(414);
  });

  it('answers 404 for an unknown entry, space or endpoint', async () => {
    const get = (url: string) => sandbox.app.inject({ url, headers: { authorization: 'Bearer dev' } });
    const missing = await get('/content/spaces/hobwright/environments/master/entries/none');
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({
      sys: { type: 'Error', id: 'NotFound' },
      message: 'The resource could not be found.',
      details: { type: 'Entry', id: 'none', environment: 'master', space: 'hobwright' },
    });
    expect((await get('/content/spaces/other/environments/master/entries')).statusCode).toBe(404);
    expect((await get('/content/spaces/hobwright/environments/master/nothing')).statusCode).toBe(404);
  });
});
