import { expect, test } from 'vitest';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { stubEnvironment } from '../../support/environment';

stubEnvironment({});

const picture = { template: 'https://pictures.example/{:size}/washer', alt: 'A washer, from the front' };
const page = { title: 'Washers', path: '/washers' };
const shared = (more: Partial<Parameters<typeof pageMetadata>[0]>) =>
  pageMetadata({ ...page, ...more }).openGraph?.images;

test('a product is shared in the size that its picture has', () => {
  expect(shared({ picture, square: true })).toEqual([
    { url: 'https://pictures.example/1200/washer', width: 1200, height: 1200, alt: picture.alt },
  ]);
});

test('of a picture whose shape nobody knows no size is told', () => {
  expect(shared({ picture })).toEqual([{ url: 'https://pictures.example/1200/washer', alt: picture.alt }]);
});

test("a page without a picture is shared with the shop's", () => {
  expect(shared({})).toMatchObject([{ width: 1200, height: 630, alt: 'Washers' }]);
});
