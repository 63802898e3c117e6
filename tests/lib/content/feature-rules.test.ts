import { describe, expect, test } from 'vitest';
import { featureTiles } from '@/lib/content/feature-rules';
import type { Feature } from '@/lib/content/feature-types';
import { mapFeatures } from '@/lib/content/map-features';

const picture = { src: '//pictures.test/drum.webp', alt: 'A drum', width: 720, height: 540 };
const feature = (part: string, more: Partial<Feature> = {}): Feature => ({
  part,
  title: part,
  text: 'What it does.',
  picture,
  types: ['Washing machine'],
  facts: [],
  ...more,
});
const washer = {
  type: 'Washing machine',
  brand: { id: 8, name: 'Tarnside', path: '/brands/tarnside/' },
  attributes: { Capacity: '9 kg', Steam: 'No', 'Eco time': '3:05', Noise: '71 dB' },
};
const REST = [feature('door'), feature('drawer')];
const first = (more: Partial<Feature>) => featureTiles([feature('drum', more), ...REST], washer)[0];

describe('the feature tiles of a product', () => {
  test('fill in its facts, formatted as elsewhere on the page', () => {
    const told = first({ title: 'Room for {Capacity}', text: 'Eco takes {Eco time}.' });
    expect(told).toEqual({ title: 'Room for 9 kg', text: 'Eco takes 3 h 5 min.', picture });
  });

  test('are those whose conditions are true of it', () => {
    const parts = featureTiles(
      [
        feature('steam', { facts: ['Steam = Yes'] }),
        feature('load', { facts: ['Capacity >= 9', 'Capacity <= 9'] }),
        feature('large load', { facts: ['Capacity >= 10'] }),
        feature('quiet', { facts: ['Noise = 70 dB | 71 dB'] }),
        feature('oven', { types: ['Single oven'] }),
        feature('no condition', { facts: ['steam'] }),
        feature('door'),
      ],
      washer,
    ).map(({ title }) => title);
    expect(parts).toEqual(['load', 'quiet', 'door']);
  });

  test('may be limited to certain makers', () => {
    const dial = (maker: string) => featureTiles([feature('dial', { facts: [maker] }), ...REST], washer);
    expect(dial('Maker = Seorin | Tarnside')).toHaveLength(3);
    expect(dial('Maker = Seorin')).toEqual([]);
  });

  test('are left out if they mention a fact that is not stated', () => {
    expect(first({ title: 'Dries {Drying capacity}' })).toBeUndefined();
    expect(first({ facts: ['Drying capacity >= 1'] })).toBeUndefined();
  });

  test('show each part once, using the first tile that applies', () => {
    const drums = [
      feature('drum', { title: 'Large', facts: ['Capacity >= 10'] }),
      feature('drum', { title: 'Medium', facts: ['Capacity >= 8'] }),
      feature('drum', { title: 'Any' }),
    ];
    const titles = featureTiles([...drums, ...REST], washer).map(({ title }) => title);
    expect(titles).toEqual(['Medium', 'door', 'drawer']);
  });

  test('fill a row of three, or are left out', () => {
    expect(featureTiles([feature('drum'), feature('door')], washer)).toEqual([]);
    expect(featureTiles([...REST, feature('drum'), feature('dial')], washer)).toHaveLength(3);
  });
});

test('an unreadable feature tile is left out, and one without facts applies to all', () => {
  const file = { url: '//pictures.test/drum.webp', details: { image: { width: 720, height: 540 } } };
  const fields = { part: 'drum', title: 'Drum', text: 'Turns.', types: ['Washing machine'] };
  const asset = { fields: { title: 'Drum', description: 'A drum', file } };
  expect(mapFeatures([{ fields }, { fields: { ...fields, picture: asset } }])).toEqual([
    { ...fields, picture, facts: [] },
  ]);
});
