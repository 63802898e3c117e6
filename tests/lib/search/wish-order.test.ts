import { describe, expect, it } from 'vitest';
import { understand } from '@/lib/search/understand/understand';
import { holdsFact, isOrderedHere, wishOrder } from '@/lib/search/wish-order';
import { aCard } from '../../support/shop';

const read = (text: string) => understand(text, { makers: [] });
const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

describe('a fact of several fields', () => {
  const holds = (text: string, attributes: Record<string, string>) =>
    read(text).facts.map((fact) => holdsFact({ attributes }, fact));

  it.each([
    ['glass blender', { 'Jug material': 'Glass', Lid: 'Plastic' }, true],
    ['glass blender', { 'Jug material': 'Plastic', Lid: 'Plastic' }, false],
    ['blender not glass', { 'Jug material': 'Plastic', Lid: 'Plastic' }, true],
    ['blender not glass', { 'Jug material': 'Plastic', Lid: 'Glass' }, false],
    ['blender not glass', { 'Jug material': 'Glass', Lid: 'Plastic' }, false],
    ['blender not glass', {}, false],
  ])('in %j is met by %j: %s', (text, attributes, isMet) => expect(holds(text, attributes)).toEqual([isMet]));
});

describe('order of a list by what no filter covers', () => {
  it('alternates between the things that were named', () => {
    const card = (id: number, kind: 'Sink' | 'Kitchen tap') =>
      aCard({ id, name: `${kind} ${id}`, attributes: { Type: kind } });
    const cards = [card(1, 'Sink'), card(2, 'Sink'), card(3, 'Sink'), card(4, 'Kitchen tap')];
    expect(names(wishOrder(cards, read('sink and tap'), []))).toEqual([
      'Sink 1',
      'Kitchen tap 4',
      'Sink 2',
      'Sink 3',
    ]);
  });

  it('puts the part first whose name matches most', () => {
    const cards = ['Inlet hose, 10 mm', 'Drain hose, 21 mm'].map((name, id) =>
      aCard({ id, name, attributes: { Type: 'Hose' } }),
    );
    expect(names(wishOrder(cards, read('washing machine drain hose'), []))[0]).toBe('Drain hose, 21 mm');
  });

  it('puts the nearest colour first when the requested one is missing', () => {
    const cards = ['White', 'Black', 'Gunmetal grey'].map((colour, id) =>
      aCard({ id, name: colour, attributes: { Type: 'Dishwasher', Colour: colour } }),
    );
    const wish = read('black stainless dishwasher');
    expect(names(wishOrder(cards, wish, wish.facts))).toEqual(['Gunmetal grey', 'Black', 'White']);
  });

  it.each([
    ['tortora kettle', 'tortora'],
    ['matt black kettle', 'matt black'],
    ['slate kettle', 'slate'],
    ['dry-stone grey kettle', 'dry-stone grey'],
    ['salvia kettle', 'salvia'],
  ])('puts the maker’s colour name first: %j', (text, own) => {
    const cards = ['grey', 'silver', own, 'dry'].map((colour, id) =>
      aCard({ id, name: `Lido kettle, ${colour}`, attributes: { Type: 'Kettle', Colour: 'Grey' } }),
    );
    const wish = read(text);
    expect(isOrderedHere(wish, [])).toBe(true);
    expect(names(wishOrder(cards, wish, []))).toEqual([
      `Lido kettle, ${own}`,
      'Lido kettle, grey',
      'Lido kettle, silver',
      'Lido kettle, dry',
    ]);
  });

  it.each(['grey kettle', 'black kettle', 'stainless steel kettle', 'kettle not tortora'])(
    'does not change for %j',
    (text) => expect(isOrderedHere(read(text), [])).toBe(false),
  );

  it('distinguishes sorts that differ only in their names', () => {
    const cards = ['French door', 'Side by side'].map((sort, id) =>
      aCard({ id, name: `${sort} fridge freezer`, attributes: { Type: 'American fridge freezer' } }),
    );
    expect(names(wishOrder(cards, read('side by side'), []))[0]).toMatch(/^Side/);
  });

  it('puts products with a fact that no filter covers first', () => {
    const cards = ['No', 'Yes'].map((light, id) =>
      aCard({ id, name: light, attributes: { Type: 'Tumble dryer', 'Drum light': light } }),
    );
    const wish = read('tumble dryer with drum light');
    expect(names(wishOrder(cards, wish, wish.facts))[0]).toBe('Yes');
  });
});
