import { describe, expect, test } from 'vitest';
import { pieceOf } from '@/lib/kitchen/pieces';
import { type SetPlace, slotsOf } from '@/lib/kitchen/slots';
import { aCard } from '../../support/shop';

const places: SetPlace[] = [
  { kind: 'oven', label: 'Oven', path: '/built-in-ovens' },
  { kind: 'hob', label: 'Hob', path: '/hobs' },
  { kind: 'hood', label: 'Hood', path: '/cooker-hoods' },
  { kind: 'washing machine', label: 'Washing machine', path: '/washing-machines' },
];
const a = (Type: string) => pieceOf(aCard({ name: Type, attributes: { Type } }), 1);
const taken = (...types: string[]) => slotsOf(places, types.map(a)).map(({ piece }) => piece?.name ?? null);

describe('places of a set', () => {
  test('are free at first', () => expect(taken()).toEqual([null, null, null, null]));
  test('are taken by their own kind', () =>
    expect(taken('Washing machine', 'Single oven', 'Kettle')).toEqual([
      'Single oven',
      null,
      null,
      'Washing machine',
    ]));
  test('for oven and hob are both taken by a cooker', () =>
    expect(taken('Gas cooker')).toEqual(['Gas cooker', 'Gas cooker', null, null]));
  test('for hob and hood are both taken by a venting hob', () =>
    expect(taken('Venting hob')).toEqual([null, 'Venting hob', 'Venting hob', null]));
});
