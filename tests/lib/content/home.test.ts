import { describe, expect, test } from 'vitest';
import type { CategoryNode } from '@/lib/catalogue/types';
import { readGap, readLength } from '@/lib/content/gap-rules';
import { bareUnit } from '@/lib/fit/housing';
import { gapKinds } from '@/lib/content/home-rules';
import { mapBanners, mapNavigation, mapSettings } from '@/lib/content/map-chrome';
import { mapHome } from '@/lib/content/map-home';
import { bannersOn, currentAt, departmentsOf, nextTurnOf } from '@/lib/content/rules';

const typed = (type: string, fields: unknown) => ({
  sys: { id: `a ${type}`, contentType: { sys: { id: type } } },
  fields,
});

describe('the home page', () => {
  test('keeps its sections in order, and leaves out unknown and unreadable ones', () => {
    const home = mapHome({
      title: 'Home',
      sections: [
        typed('sectionGuides', { heading: 'Know the number first', guides: [{ figure: '60' }, 5] }),
        typed('sectionCarousel', { heading: 'No' }),
        typed('sectionRecent', { name: 'Seen' }),
        typed('sectionBestSellers', { heading: 'Best sellers', picks: [{ path: '/hobs', label: 'Hobs' }] }),
        typed('sectionMakers', { text: 'no heading' }),
        typed('sectionTasks', { name: 'Tasks', tasks: [{ title: 'Track', text: '', path: '/track-order' }] }),
      ],
    });
    expect(home?.sections.map(({ kind }) => kind)).toEqual(['guides', 'recent', 'best sellers', 'tasks']);
    expect(home?.sections[0]).toMatchObject({ guides: [] });
    expect(home?.sections[2]).toMatchObject({ picks: [{ path: '/hobs', label: 'Hobs' }], text: '' });
  });

  test('keeps the places of a set, and leaves out those of unknown kinds', () => {
    const places = [
      { kind: 'fridge freezer', label: 'Fridge', path: '/fridge-freezers' },
      { kind: 'piano', label: 'Piano', path: '/pianos' },
    ];
    const home = mapHome({ title: 'Home', sections: [typed('sectionSet', { heading: 'Set', places })] });
    expect(home?.sections).toEqual([
      expect.objectContaining({ kind: 'set', slots: [], places: places.slice(0, 1) }),
    ]);
  });

  test('does not exist without a title', () => expect(mapHome({ sections: [] })).toBeNull());
});

describe('site settings and navigation', () => {
  test('default a missing text to empty, and are unusable without a name', () => {
    expect(mapSettings({ name: 'Hobwright', phone: 5 })).toMatchObject({
      name: 'Hobwright',
      phone: '',
      guaranteeYears: null,
    });
    expect(mapSettings({ legalName: 'Hobwright Ltd' })).toBeNull();
    expect(mapSettings(null)).toBeNull();
  });

  test('order and name departments as editors do, with the categories of the platform', () => {
    const tree = ['Laundry', 'Cooking', 'Spares'].map((name, id) => ({
      id,
      name,
      path: `/${name.toLowerCase()}`,
      productCount: 1,
      picture: null,
      children: [],
    }));
    const navigation = mapNavigation({
      departments: [
        { fields: { label: 'Cook', path: '/cooking' } },
        { fields: { label: 'Gone', path: '/gone' } },
        { fields: { label: 'Laundry', path: '/laundry' } },
      ],
    });
    expect(departmentsOf(tree, navigation).map(({ name }) => name)).toEqual(['Cook', 'Laundry']);
    expect(departmentsOf(tree, null)).toHaveLength(3);
  });
});

test('a banner is shown on its paths and below, on its days only', () => {
  const fields = {
    title: 'Vans',
    paths: ['/trade'],
    startsAt: '2026-12-01T00:00+00:00',
    endsAt: '2026-12-28T23:59+00:00',
  };
  const banners = mapBanners([
    { sys: { id: 'b' }, fields },
    { sys: { id: 'c' }, fields: { title: 'All' } },
    null,
  ]);
  const on = (path: string, day: string) =>
    bannersOn(currentAt(banners, new Date(day)), path).map(({ id }) => id);
  expect(on('/trade/list', '2026-12-05')).toEqual(['b', 'c']);
  expect(on('/trades', '2026-12-05')).toEqual(['c']);
  expect(on('/trade', '2027-01-01')).toEqual(['c']);
  const turn = (at: string) => nextTurnOf(banners, new Date(at))?.toISOString();
  expect(turn('2026-11-23')).toBe('2026-12-01T00:00:00.000Z');
  expect(turn('2026-12-01')).toBe('2026-12-28T23:59:00.000Z');
  expect(turn('2026-12-28T23:59Z')).toBeUndefined();
  expect(on('/trade', '2026-12-28T23:59Z')).toEqual(['c']);
});

describe('gap measurements', () => {
  test('are offered for categories of goods that stand in a gap, wherever they are in the tree', () => {
    const node = (path: string, productCount = 1, children: CategoryNode[] = []): CategoryNode => ({
      id: 1,
      name: path,
      path,
      productCount,
      picture: null,
      children,
    });
    const tree = [
      node('/cold-and-wet', 9, [node('/dishwashers'), node('/fridges'), node('/freezers', 0)]),
      node('/cooking', 9, [node('/hobs'), node('/built-in-ovens'), node('/fridge-thermometers')]),
    ];
    expect(gapKinds(tree).map(({ path }) => path)).toEqual(['/fridges', '/dishwashers']);
  });

  test.each([
    ['620', 620],
    ['62', 620],
    ['62 cm', 620],
    ['62.5', 625],
    ['597,5 mm', 597],
    ['200', 200],
    ['1,850 mm', 1850],
    ['1,850', 1850],
    ['1 850 mm', 1850],
    ['1.5 m', 1500],
    ['1.850 m', 1850],
    ['1,85', 1850],
    ['1.78', 1780],
    ['0,6 m', 600],
    ['1.5', 15],
    ['5,000 mm', null],
    ['18,50,0', null],
    ['24 inches', 609],
    ['24in', 609],
    ['33.5"', 850],
    ['23 5/8"', 600],
    ['23-5/8 in', 600],
    ['5/8"', 15],
    ['23 5/8', null],
    ['23 5/0"', null],
    ['4000', 4000],
    ['4001', null],
    ['99999', null],
    ['2 ft', null],
    ['62 cmm', null],
    ['0', null],
    ['-5', null],
    ['9999', null],
    ['1e3', null],
    ['six', null],
    ['', null],
  ])('read "%s" as %s mm', (text, mm) => expect(readLength(text)).toBe(mm));

  test.each([
    ['60', 60],
    ['6 cm', 60],
    ['2 in', 50],
  ])('read "%s" below a worktop as %s mm', (text, mm) => {
    const below = new URLSearchParams({ width: '56', height: text });
    expect(readGap(below, (side) => bareUnit(side, true))).toEqual([
      { side: 'height', mm },
      { side: 'width', mm: 560 },
    ]);
  });

  test('include only the sides that were given', () =>
    expect(readGap(new URLSearchParams('width=60&height=&depth=x&kind=hobs'))).toEqual([
      { side: 'width', mm: 600 },
    ]));
});
