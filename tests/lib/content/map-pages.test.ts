import { expect, it } from 'vitest';
import { mapContentPage, mapGuideLines } from '@/lib/content/map-pages';

const guideTo = (category: string) => mapGuideLines([{ fields: { title: 'Hobs', slug: 'hobs', category } }]);
const rowsOf = (path: string) =>
  mapContentPage({ title: 'Small', slug: 'small', rails: [{ heading: 'Hobs', path }] })?.rails;

it('guides and rows of goods are of categories at any path of the platform', () => {
  for (const path of ['/hobs', '/cooking/hobs', '/cooking/hobs_60.html']) {
    expect(guideTo(path)).toMatchObject([{ category: path }]);
    expect(rowsOf(path)).toMatchObject([{ path }]);
  }
});

it('and never elsewhere', () => {
  for (const path of ['//evil.example', 'https://evil.example/', '/hobs?brand=x', 'hobs']) {
    expect(guideTo(path)).toEqual([]);
    expect(rowsOf(path)).toEqual([]);
  }
});
