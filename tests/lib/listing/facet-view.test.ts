import { describe, expect, test } from 'vitest';
import { attributeInfo } from '@/lib/catalogue/attributes';
import { dropsOf } from '@/lib/listing/advice';
import { chipsOf } from '@/lib/listing/chips';
import { listingDictionary } from '@/lib/listing/dictionary';
import { facetViews } from '@/lib/listing/facet-view';
import { quickFilters } from '@/lib/listing/quick-filters';
import { formatListingQuery } from '@/lib/listing/url';
import { attributeFacet, readQuery, washerDictionary, washerFacets } from './fixture';

const views = (text: string, facets = washerFacets, total = 12) =>
  facetViews(facets, washerDictionary, { picks: readQuery(text).picks, total });
const view = (key: string, text = '', facets = washerFacets) => {
  const found = views(text, facets).find((one) => one.key === key);
  if (!found) throw new Error(`no facet ${key}`);
  return found;
};
const options = (key: string, text = '', facets = washerFacets) =>
  view(key, text, facets).groups.flatMap((g) => g.options);

const labelOf = (name: string) => attributeInfo(name).label;

describe('shown facets', () => {
  test('are in order of use, without those that filter nothing', () => {
    expect(views('').map(({ label }) => label)).toEqual([
      'Maker',
      labelOf('Capacity'),
      'Energy class',
      labelOf('Depth'),
      labelOf('Smart'),
    ]);
  });

  test.each<[of: string, labels: string[], own: Record<string, string[]>]>([
    ['hobs', ['Maker', 'Hob type', 'Width', 'Noise'], { 'Hob type': ['Gas', 'Induction'] }],
    ['cookers', ['Maker', 'Fuel', 'Width', 'Noise'], { Fuel: ['Gas', 'Electric'], 'Hob type': ['Gas'] }],
    ['hoods', ['Maker', 'Fitted as', 'Width', 'Noise'], { Mount: ['Chimney', 'Canopy'] }],
    ['fridges', ['Maker', 'Total capacity', 'Width', 'Noise'], { 'Total capacity': ['300 L', '400 L'] }],
    ['dryers', ['Maker', 'Dryer type', 'Width', 'Noise'], { 'Dryer type': ['Vented', 'Heat pump'] }],
  ])('of %s start with what shoppers choose by', (_, labels, own) => {
    const facets = [
      attributeFacet('Noise', { '60 dB': 6, '70 dB': 6 }),
      attributeFacet('Width', { '590 mm': 6, '890 mm': 6 }),
      ...Object.entries(own).map(([name, values]) =>
        attributeFacet(name, Object.fromEntries(values.map((value) => [value, 6]))),
      ),
      ...washerFacets.filter(({ kind }) => kind === 'brand'),
    ];
    const shown = facetViews(facets, listingDictionary(facets), { picks: [], total: 12 });
    expect(shown.map(({ label }) => label).filter((label) => labels.includes(label))).toEqual(labels);
  });

  test('come last when fewer than half of the products state the fact, unless it is chosen', () => {
    const facets = [
      attributeFacet('Extraction rate', { '500 m³/h': 2, '690 m³/h': 3 }),
      attributeFacet('Noise', { '60 dB': 6, '70 dB': 6 }),
    ];
    const dictionary = listingDictionary(facets);
    const shown = (text: string) =>
      facetViews(facets, dictionary, { picks: readQuery(text).picks, total: 12 }).map(({ key }) => key);
    expect(shown('')).toEqual(['noise', 'extraction-rate']);
    expect(shown('extraction-rate=500-m3-h')).toEqual(['extraction-rate', 'noise']);
  });

  test.each([
    [{ 'Washing machine': 9, 'Integrated washing machine': 3 }, '', ['Installation']],
    [
      { 'Washing machine': 9, 'Integrated washing machine': 3 },
      'type=washing-machine',
      ['Installation', 'Type'],
    ],
    [{ 'Washing machine': 8, 'Integrated washing machine': 4 }, '', ['Installation', 'Type']],
  ])(
    'omit Type %j when it divides the list as Installation does, unless it is chosen: %j',
    (types, query, labels) => {
      const facets = [
        attributeFacet('Type', types),
        attributeFacet('Installation', { Freestanding: 9, Integrated: 3 }),
      ];
      const { picks } = readQuery(query);
      const shown = facetViews(facets, listingDictionary(facets), { picks, total: 12 });
      expect(shown.map(({ label }) => label)).toEqual(labels);
    },
  );

  test.each([
    ['No', ['Capacity']],
    ['Yes', ['Capacity', 'Burst protection']],
  ])('show a fact with only the value %s left unless that value is No', (value, labels) => {
    const facets = [
      attributeFacet('Capacity', { '8 kg': 4, '9 kg': 8 }),
      attributeFacet('Burst protection', { [value]: 6 }),
    ];
    const shown = facetViews(facets, listingDictionary(facets), { picks: [], total: 12 });
    expect(shown.map(({ label }) => label)).toEqual(labels);
  });

  test('show a few whole numbers as tiles', () => {
    expect(view('capacity').style).toBe('tiles');
    expect(options('capacity').map(({ token, count }) => [token, count])).toEqual([
      ['7-kg', 2],
      ['8-kg', 2],
      ['9-kg', 5],
      ['10-kg', 2],
      ['11-kg', 1],
    ]);
  });

  test('show checkboxes, not tiles, when a search has chosen a range', () => {
    expect(view('capacity', 'capacity=..8').style).toBe('checks');
    expect(options('capacity', 'capacity=..8').find(({ chosen }) => chosen)?.label).toBe('Up to 8 kg');
  });

  test('group energy classes by their scale', () => {
    const { style, groups, note } = view('energy-class');
    expect(style).toBe('energy');
    expect(groups.map(({ label, options: own }) => [label, own.map((one) => one.label)])).toEqual([
      ['Scale A to G', ['A', 'B', 'D']],
      ['Older scale, A+++ to D', ['A+']],
    ]);
    expect(note).toContain('cannot be compared');
  });

  test.each([
    ['Energy class', { 'A of A–G': 2 }, 'Sound power of the label'],
    ['Smart', { Yes: 1, No: 1 }, 'Sound power as the maker states it'],
  ])('note the source of the noise figure when there is %s', (name, counts, words) => {
    const facets = [attributeFacet('Noise', { '60 dB': 1, '70 dB': 1 }), attributeFacet(name, counts)];
    const shown = facetViews(facets, listingDictionary(facets), { picks: [], total: 2 });
    expect(shown.find(({ key }) => key === 'noise')?.note).toContain(words);
  });

  test('count a band as the sum of the values inside it', () => {
    expect(options('depth').map(({ label, count }) => [label, count])).toEqual([
      ['Up to 470 mm', 2],
      ['470 to 550 mm', 1],
      ['550 to 600 mm', 9],
      ['Over 600 mm', 7],
    ]);
  });

  test('hide values without products, but keep a chosen value in its place', () => {
    const fewer = [attributeFacet('Capacity', { '9 kg': 3 }), ...washerFacets.slice(1)];
    expect(options('capacity', 'capacity=8-kg', fewer)).toMatchObject([
      { token: '8-kg', count: 0, chosen: true },
      { token: '9-kg', count: 3, chosen: false },
    ]);
  });

  test('show a chosen value that the list does not know, so that it can be removed', () => {
    expect(options('capacity', 'capacity=99-kg').at(-1)).toMatchObject({
      label: '99 kg',
      count: 0,
      chosen: true,
    });
    expect(options('depth', 'depth=500..600').at(-1)).toMatchObject({ label: '500 to 600 mm', chosen: true });
  });
});

describe('filter chips', () => {
  const labels = (text: string) => chipsOf(readQuery(text), washerDictionary).map(({ label }) => label);

  test('start with the stock filter, which is on by default', () => {
    expect(labels('')).toEqual(['In stock only']);
    expect(labels('stock=all')).toEqual([]);
  });

  test('have labels that stand alone, and join neighbouring bands', () => {
    expect(
      labels(
        'stock=all&brand=tarnside&capacity=9-kg&depth=551..600,..470,471..550&smart=yes&energy-class=a-of-a-g,a-plus-of-a-3-plus-d&price=249-1200&rating=4&delivery=free',
      ),
    ).toEqual([
      'Tarnside',
      '9 kg',
      'Up to 600 mm deep',
      'Class A',
      'Class A+, older scale',
      labelOf('Smart'),
      '£249 to £1,200',
      '4 stars or more',
      'Free delivery',
    ]);
  });

  test.each([
    ['Induction hob', ['60 mm free below the hob', 'Fits a cut-out 560 mm wide']],
    ['Washing machine', ['Fits a gap 60 mm high', 'Fits a gap 560 mm wide']],
  ])('name the measured space of a list of the kind %s', (type, said) => {
    const dictionary = listingDictionary([
      attributeFacet('Type', { [type]: 9 }),
      attributeFacet('Space width', { '550 mm': 2, '560 mm': 2, '600 mm': 5 }),
      attributeFacet('Space height', { '50 mm': 4, '60 mm': 3, '90 mm': 2 }),
    ]);
    const query = readQuery('stock=all&space-width=..560&space-height=..60');
    expect(chipsOf(query, dictionary).map(({ label }) => label)).toEqual(said);
  });

  test.each([
    [{ Gas: 9 }, '4 burners'],
    [{ Gas: 4, Induction: 5 }, '4 burners or zones'],
    [{ Induction: 9 }, '4 zones'],
  ])('name burners or zones for hobs of the types %j', (types, said) => {
    const dictionary = listingDictionary([
      attributeFacet('Hob type', types),
      attributeFacet('Hob zones', { '4 zones': 5, '5 zones': 4 }),
    ]);
    const query = readQuery('stock=all&hob-zones=4-zones');
    expect(chipsOf(query, dictionary).map(({ label }) => label)).toEqual([said]);
  });

  test('remove exactly what they name', () => {
    const query = readQuery('capacity=9-kg,8-kg&depth=..470,601..&price=-500');
    const chips = chipsOf(query, washerDictionary);
    expect(chips.map(({ drop }) => drop)).toEqual([
      'stock',
      'capacity:9-kg',
      'capacity:8-kg',
      'depth:..470',
      'depth:601..',
      'price',
    ]);
    expect(chips[1]?.name).toBe(`${labelOf('Capacity')} 9 kg`);
    expect(formatListingQuery(readQuery(`${formatListingQuery(query)}&drop=depth:..470`))).toBe(
      'capacity=9-kg,8-kg&depth=601..&price=-500',
    );
  });
});

test('quick filters come from promoted facets in which nothing is chosen', () => {
  const quick = (text: string) =>
    quickFilters(views(text), washerDictionary).map(({ label, count }) => [label, count]);
  expect(quick('')).toEqual([
    ['9 kg', 5],
    ['Class A', 6],
  ]);
  expect(quick('capacity=7-kg')).toEqual([['Class A', 6]]);
});

test('a fact that most of the list does not state is not a quick filter', () => {
  const facets = [
    attributeFacet('Hob type', { Induction: 20, Gas: 10 }),
    attributeFacet('Noise', { '62 dB': 3, '64 dB': 4, '70 dB': 2 }),
  ];
  const dictionary = listingDictionary(facets);
  const shown = facetViews(facets, dictionary, { picks: [], total: 30 });
  expect(shown.map(({ label }) => label)).toEqual(['Hob type', 'Noise']);
  expect(quickFilters(shown, dictionary).map(({ key }) => key)).toEqual(['hob-type']);
});

test('advice offers to drop each filter once, including the stock default', () => {
  const drops = dropsOf(readQuery('capacity=9-kg,8-kg&price=-100&page=3'), washerDictionary);
  expect(drops.map(({ label, query }) => [label, formatListingQuery(query)])).toEqual([
    ['In stock only', 'capacity=9-kg,8-kg&price=-100&stock=all'],
    [`${labelOf('Capacity')}: 9 kg, 8 kg`, 'price=-100'],
    ['Up to £100', 'capacity=9-kg,8-kg'],
  ]);
});
