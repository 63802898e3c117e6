import { expect, it } from 'vitest';
import { mapContentPage, mapGuideLines } from '@/lib/content/map-pages';

const guideTo = (category: string) => mapGuideLines([{ fields: { title: 'Hobs', slug: 'hobs', category } }]);
const rowsOf = (path: string) =>
  mapContentPage({ title: 'Small', slug: 'small', rails: [{ heading: 'Hobs', path }] })?.rails;

it('guides and product rows may refer to any category path of the platform', () => {
  for (const path of ['/hobs', '/cooking/hobs', '/cooking/hobs_60.html']) {
    expect(guideTo(path)).toMatchObject([{ category: path }]);
    expect(rowsOf(path)).toMatchObject([{ path }]);
  }
});

it('guides and product rows cannot refer to any other address', () => {
  for (const path of ['//evil.example', 'https://evil.example/', '/hobs?brand=x', 'hobs']) {
    expect(guideTo(path)).toEqual([]);
    expect(rowsOf(path)).toEqual([]);
  }
});
