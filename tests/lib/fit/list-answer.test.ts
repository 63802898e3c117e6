import { describe, expect, it, test } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import { NO_ROUTE } from '@/lib/access/route';
import { listAnswer } from '@/lib/fit/list-answer';
import { otherRequirements } from '@/lib/fit/narrowest';
import { UNMEASURED } from '@/lib/fit/space';
import type { Space } from '@/lib/fit/types';

const fridge = (name: string, attributes: Record<string, string>) => ({
  name,
  ...classify({
    Type: 'Fridge freezer',
    Width: '600 mm',
    Height: '1800 mm',
    Depth: '650 mm',
    ...attributes,
  }),
});
const turns = fridge('Turns', { Hinge: 'Right', 'Hinge reversible': 'Yes', 'Hinge wall gap': '40 mm' });
const stays = fridge('Stays', { Hinge: 'Right', 'Hinge reversible': 'No', 'Hinge wall gap': '55 mm' });
const easy = fridge('Easy', { Hinge: 'Left', 'Hinge wall gap': '0 mm' });
const american = fridge('American', {
  Width: '910 mm',
  Depth: '700 mm',
  'Depth with door': '750 mm',
  'Depth without doors': '665 mm',
  Hinge: 'Both',
  'Hinge wall gap': '110 mm',
});

/** 20 mm at each side are usual, and 620 leave 10. */
const AIR = '3 fit with less air than is advised or usual.';
const goods = [turns, stays, easy];
const gap = (over: Partial<Space>): Space => ({ ...UNMEASURED, widths: [620], ...over });
const door = (width: number) => ({ ...NO_ROUTE, door: width });

describe('summary of a list of appliances that fit', () => {
  it('counts those that fit with their air and with less, and is empty for an empty list', () => {
    expect(listAnswer(goods, gap({}), NO_ROUTE)).toEqual([AIR]);
    expect(listAnswer([...goods, american], gap({ widths: [600] }), NO_ROUTE)).toEqual([
      '3 fit to the millimetre, 1 does not fit (American).',
    ]);
    expect(listAnswer(goods, gap({ widths: [640] }), NO_ROUTE)).toEqual(['3 fit with the air they need.']);
    expect(listAnswer([], gap({ left: 'wall' }), door(710))).toEqual([]);
  });

  test.each<[Partial<Space>, string]>([
    [
      { right: 'wall' },
      'Beside the wall on the right: 1 opens fully, 1 has its door hung on the other side, 1 opens only part of the way (Stays).',
    ],
    [{ left: 'wall' }, 'Beside the wall on the left: 3 open fully.'],
    [
      { left: 'wall', right: 'wall' },
      'Between the walls: 1 opens fully, 2 open only part of the way (Turns; Stays).',
    ],
  ])('names the appliances whose doors open only part of the way beside %j', (walls, said) =>
    expect(listAnswer(goods, gap(walls), NO_ROUTE)).toEqual([AIR, said]),
  );

  it('does not promise that a door opens beside a wall when the gap width is unknown', () => {
    const tall = gap({ widths: [], heights: [1850], left: 'wall', right: 'wall' });
    expect(listAnswer(goods, tall, NO_ROUTE)[1]).toBe(
      'Between the walls: 1 opens fully, 2 open fully only if the gap is wide enough (Turns; Stays).',
    );
  });

  test.each([
    [750, 'Through a door 750 mm wide: 3 fit in their box, 1 fits with its doors off.'],
    [700, 'Through a door 700 mm wide: 3 fit in their box, 1 fits with its doors off.'],
    [680, 'Through a door 680 mm wide: 3 fit without their box, 1 does not fit (American).'],
    [600, 'Through a door 600 mm wide: 4 do not fit (Turns; Stays; Easy; and 1 more).'],
  ])('says how the appliances get through a door of %i mm', (width, said) =>
    expect(listAnswer([...goods, american], gap({}), door(width))).toContain(said),
  );
});

test('the narrowest appliance lists its requirements other than width', () => {
  expect(otherRequirements(american)).toEqual([
    'Beside a wall its doors need 110 mm to open fully.',
    'On the way in it needs a doorway 695 mm clear, with its own doors taken off.',
  ]);
  expect(otherRequirements(classify({ Type: 'Kettle' }))).toEqual([]);
});
