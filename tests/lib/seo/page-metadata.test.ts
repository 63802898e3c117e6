import { expect, test, vi } from 'vitest';
import { mapSeo } from '@/lib/catalogue/mapping/map-parts';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { stubEnvironment } from '../../support/environment';

stubEnvironment({});
vi.mock('@/lib/content/queries', () => ({
  getSettingsOnRequest: async () => ({ titleSuffix: 'Hobwright' }),
}));

const picture = { template: 'https://pictures.example/{:size}/washer', alt: 'A washer, from the front' };
const page = { title: 'Washers', path: '/washers' };
const shared = async (more: Partial<Parameters<typeof pageMetadata>[0]>) =>
  (await pageMetadata({ ...page, ...more })).openGraph?.images;

test('the sharing image of a product has the size of its picture', async () => {
  expect(await shared({ picture, square: true })).toEqual([
    { url: 'https://pictures.example/1200w/washer', width: 1200, height: 1200, alt: picture.alt },
  ]);
});

test('the sharing image has no size if the shape of the picture is unknown', async () => {
  expect(await shared({ picture })).toEqual([
    { url: 'https://pictures.example/1200w/washer', alt: picture.alt },
  ]);
});

test('a page without a picture is shared with the shop’s own image', async () => {
  expect(await shared({})).toMatchObject([{ width: 1200, height: 630, alt: 'Washers' }]);
});

test('a title ends with the shop’s name, and a short description gives way to the text', async () => {
  const about = '<h2>Washers</h2><p>They wash. They spin, too, as fast as is good for wool.</p>';
  expect(await pageMetadata({ ...page, description: 'They wash.', about })).toMatchObject({
    title: { absolute: 'Washers | Hobwright' },
    description: 'They wash. They spin, too, as fast as is good for wool.',
  });
});

test('§3: a merchant’s keywords for a product or brand are in the head of its page', async () => {
  const seo = { pageTitle: '', metaDescription: '', metaKeywords: 'washer, 9 kg' };
  expect(await pageMetadata({ ...page, ...mapSeo(seo, 'Washer') })).toMatchObject({
    keywords: 'washer, 9 kg',
  });
  expect(
    await pageMetadata({ ...page, ...mapSeo({ ...seo, metaKeywords: '' }, 'Washer') }),
  ).not.toHaveProperty('keywords');
});
