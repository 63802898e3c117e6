import { describe, expect, it } from 'vitest';
import { basisSentence, usesSentence } from '@/lib/true-cost/words';

const cap = {
  fuel: 'electricity' as const,
  validFrom: '2026-07-01',
  validTo: '2026-09-30',
  pence: 26.11,
  source: 'the price cap for July to September 2026',
};

describe('basis of a sum', () => {
  it.each([
    [{ pence: 30, tariff: null }, false, 'Based on your own price, 30p a kWh.'],
    [{ pence: 23, tariff: null }, true, 'Based on your own prices: 23p a kWh, with your cheaper hours.'],
    [
      { pence: 26.11, tariff: cap },
      false,
      'Based on 26.11p a kWh, the price cap for July to September 2026.',
    ],
    [
      { pence: 20.977, tariff: cap },
      true,
      'Based on 20.98p a kWh with your cheaper hours and 26.11p by day, the price cap for July to September 2026.',
    ],
  ])('names the price that was used: %j, mixed: %s', (rate, isMixed, words) => {
    expect(basisSentence(rate, isMixed, '2026-08-01')).toBe(words);
  });

  it('says from a fortnight after its last day that a tariff may be out of date', () => {
    for (const isMixed of [true, false]) {
      const said = (today: string) => basisSentence({ pence: 20, tariff: cap }, isMixed, today);
      expect(said('2026-10-14')).not.toContain('out of date');
      expect(said('2026-10-15')).toContain('out of date');
    }
  });
});

it('a wash mentions quick and hot programmes, and baking mentions longer roasts', () => {
  expect(usesSentence('wash', 220)).toBe(
    '220 uses a year on the programme the label is measured on; quick or hot programmes use more.',
  );
  expect(usesSentence('bake', 156)).toBe(
    '156 uses a year as measured for the label, in the main oven only; hotter and longer roasts use more.',
  );
});
