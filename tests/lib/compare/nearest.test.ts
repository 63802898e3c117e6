import { describe, expect, it } from 'vitest';
import { nearestOf, tellingRows } from '@/lib/compare/nearest';
import { aCard } from '../../support/shop';

const machine = (id: number, pounds: number, type = 'Washing machine') =>
  aCard({ id, price: { now: pounds * 100 }, attributes: { Type: type } });

describe('similar products', () => {
  it('are three of the same kind that can be bought, nearest in price first', () => {
    const others = [
      machine(2, 900),
      machine(3, 430),
      machine(4, 400, 'Stacking kit'),
      { ...machine(5, 429), stock: { state: 'out' } as const },
      { ...machine(6, 429), price: null },
      machine(7, 380, 'Integrated washing machine'),
      machine(8, 460),
      machine(1, 429),
    ];
    expect(nearestOf(machine(1, 429), others).map(({ id }) => id)).toEqual([3, 8, 7]);
    expect(nearestOf(machine(1, 429), [])).toEqual([]);
  });

  it('are compared in five rows that differ, the most important first', () => {
    const facts = (other: boolean) => ({
      Type: 'Washing machine',
      Capacity: other ? '8 kg' : '9 kg',
      'Spin speed': '1400 rpm',
      Noise: other ? '72 dB' : '76 dB',
      Width: other ? '600 mm' : '595 mm',
      Depth: other ? '600 mm' : '545 mm',
      Weight: other ? '60 kg' : '71 kg',
      Steam: other ? 'Yes' : 'No',
      'Drum light': other ? 'Yes' : 'No',
    });
    const rows = tellingRows([aCard({ attributes: facts(true) }), aCard({ attributes: facts(false) })]);
    expect(rows.map(({ name }) => name)).toEqual(['Capacity', 'Noise', 'Width', 'Depth', 'Steam']);
  });
});
