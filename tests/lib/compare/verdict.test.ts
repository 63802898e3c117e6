import { describe, expect, it } from 'vitest';
import type { ProductCard } from '@/lib/catalogue/types';
import { comparedOf } from '@/lib/compare/compared';
import { verdict } from '@/lib/compare/verdict';
import { whyMore } from '@/lib/compare/why-more';
import { NOTHING_SAID } from '@/lib/home/rules';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard } from '../../support/shop';

const SUMMER = '2026-08-01';
const washer = (model: string, pounds: number, attributes: Record<string, string> = {}): ProductCard =>
  aCard({
    sku: model,
    name: `Tarnside ${model} washing machine`,
    price: { now: pounds * 100 },
    attributes: { Type: 'Washing machine', Model: model, ...attributes },
  });
const ofAll = (...cards: ProductCard[]) => comparedOf(cards, NOTHING_SAID, SUMMER, BUILT_IN);
const A = { 'Energy consumption': '49 kWh per 100 cycles' };
const D = { 'Energy consumption': '71 kWh per 100 cycles' };

describe('verdict', () => {
  it.each([
    [washer('X', 429), washer('Y', 499), ['The Tarnside X is £70 cheaper than the Tarnside Y.']],
    [washer('X', 429), washer('Y', 429), []],
    [
      washer('X', 429, A),
      washer('Y', 429, D),
      ['The Tarnside X costs about £12.50 a year less to run than the Tarnside Y.'],
    ],
    [washer('X', 429, A), washer('Y', 429, { 'Energy consumption': '50 kWh per 100 cycles' }), []],
    [washer('X', 429, A), washer('Y', 429, { 'Energy consumption': '52 kWh per 100 cycles' }), []],
    [washer('X', 429, A), washer('Y', 429), []],
    [
      washer('X', 429, { Noise: '70 dB' }),
      washer('Y', 429, { Noise: '76 dB' }),
      ['The Tarnside X is clearly quieter than the Tarnside Y: 70 dB against 76 dB.'],
    ],
    [
      washer('X', 429, { Noise: '66 dB' }),
      washer('Y', 429, { Noise: '76 dB' }),
      ['The Tarnside X is about half as loud as the Tarnside Y: 66 dB against 76 dB.'],
    ],
    [washer('X', 429, { Noise: '74 dB' }), washer('Y', 429, { Noise: '76 dB' }), []],
    [washer('X', 429, { Noise: '74 dB' }), washer('Y', 429), []],
    [
      washer('X', 429, { Capacity: '9 kg' }),
      washer('Y', 429, { Capacity: '8 kg' }),
      ['The Tarnside X holds more than the Tarnside Y: 9 kg against 8 kg.'],
    ],
    [
      washer('X', 429, { Steam: 'Yes', 'Burst protection': 'Yes' }),
      washer('Y', 429, { Steam: 'No', 'Burst protection': 'No' }),
      ['Only the Tarnside X has: steam, burst protection.'],
    ],
    [washer('X', 429, { Steam: 'Yes' }), washer('Y', 429), []],
  ])('%# reads the same in either order', (a, b, sentences) => {
    expect(verdict(ofAll(a, b))).toEqual(sentences);
    expect(verdict(ofAll(b, a))).toEqual(sentences);
  });

  it('names the one of three that stands out, compared with the next', () => {
    const three = ofAll(washer('X', 400, A), washer('Y', 430, D), washer('Z', 600, D));
    expect(verdict(three)).toEqual([
      'The Tarnside X is £30 cheaper than any other.',
      'The Tarnside X costs about £12.50 a year less to run than any other.',
    ]);
  });

  it('has at most four sentences, and none for a single product', () => {
    const all = { ...A, Noise: '66 dB', Capacity: '9 kg', Steam: 'Yes' };
    const none = { ...D, Noise: '76 dB', Capacity: '7 kg', Steam: 'No' };
    expect(verdict(ofAll(washer('X', 400, all), washer('Y', 500, none)))).toHaveLength(4);
    expect(verdict(ofAll(washer('X', 400, all)))).toEqual([]);
  });

  it('does not compare an old energy label with a new one', () => {
    const dryer = (model: string, energy: string, scale: 'A–G' | 'A+++–D') => ({
      ...washer(model, 400, { 'Energy consumption': energy, Type: 'Tumble dryer' }),
      energy: { class: 'A', scale },
    });
    const mixed = ofAll(dryer('X', '73 kWh per 100 cycles', 'A–G'), dryer('Y', '560 kWh a year', 'A+++–D'));
    expect(verdict(mixed)).toEqual([]);
    expect(whyMore(mixed)).toEqual([]);
  });

  it('uses full product names where the models are the same', () => {
    const names = ofAll(washer('X', 1), { ...washer('X', 2), name: 'Tarnside X in graphite' }).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Tarnside X washing machine', 'Tarnside X in graphite']);
  });
});

describe('why pay more', () => {
  it('lists important gains that are noticeable, losses, and the pay-back', () => {
    const cheap = washer('X', 300, { ...D, Capacity: '8 kg', Noise: '72 dB', Steam: 'No' });
    const dear = washer('Y', 450, { ...A, Capacity: '9 kg', Noise: '76 dB', Steam: 'Yes' });
    expect(whyMore(ofAll(dear, cheap))).toEqual([
      {
        name: 'Tarnside Y',
        against: 'Tarnside X',
        more: 15_000,
        gains: ['Capacity: 9 kg instead of 8 kg', 'Steam'],
        losses: ['Noise: 72 dB instead of 76 dB'],
        payBack: 'It costs £150 more and saves about £12.50 a year: about 12 years to pay back.',
        nothing: null,
      },
    ]);
  });

  it('includes a delivery charge in the price difference, as the table does', () => {
    const pair = ofAll(washer('X', 280, A), washer('Y', 320, A));
    expect(verdict(pair)[0]).toBe('The Tarnside X is £15 cheaper than the Tarnside Y, delivery included.');
    expect(whyMore(pair)).toMatchObject([{ name: 'Tarnside Y', more: 1_500 }]);
    const turned = ofAll(washer('X', 290, A), washer('Y', 300, A));
    expect(verdict(turned)[0]).toBe('The Tarnside Y is £15 cheaper than the Tarnside X, delivery included.');
  });

  it('says when the figures are much the same, and does not say so of one that costs more to run', () => {
    const [why] = whyMore(ofAll(washer('X', 300, A), washer('Y', 390, A)));
    expect(why?.nothing).toMatch(/^Their figures are much the same\./);
    expect(why?.payBack).toBe('It costs £90 more and about the same to run.');
    const saving = (kWh: number) => washer('Y', 390, { 'Energy consumption': `${kWh} kWh per 100 cycles` });
    const [pennies] = whyMore(ofAll(washer('X', 300, A), saving(48)));
    expect(pennies).toMatchObject({ payBack: why?.payBack, nothing: why?.nothing });
    const [pounds] = whyMore(ofAll(washer('X', 300, A), saving(46)));
    expect(pounds?.payBack).toMatch(/saves about/);
    expect(pounds?.nothing).toBeNull();
    const [dirty] = whyMore(ofAll(washer('X', 300, A), washer('Y', 390, D)));
    expect(dirty?.nothing).toMatch(/^The cheaper one is as good or better in every figure/);
    expect(dirty?.payBack).toMatch(/^It costs £90 more, and about £\d+(\.50)? a year more to run\.$/);
  });

  it('counts a better energy class where running costs cannot be compared', () => {
    const [why] = whyMore(
      ofAll(washer('X', 300, { 'Energy class': 'D' }), washer('Y', 390, { 'Energy class': 'A' })),
    );
    expect(why?.payBack).toBeNull();
    expect(why?.gains).toEqual(['Energy class: A instead of D']);
    expect(why?.nothing).toBeNull();
  });

  it.each([
    [washer('X', 300), washer('Y', 300.5)],
    [washer('X', 300), { ...washer('Y', 1), price: null }],
  ])('is empty where no product is known to cost more', (a, b) => expect(whyMore(ofAll(a, b))).toEqual([]));
});
