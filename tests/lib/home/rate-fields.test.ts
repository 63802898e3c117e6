import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barePrice, RATE_FIELDS, readPence, saidBack } from '@/lib/home/rate-fields';

const { power, water } = RATE_FIELDS;

describe('typed price', () => {
  it.each([
    ['26.11', 26.11, null],
    [' 26,11 p', 26.11, null],
    ['30p', 30, null],
    ['30 pence', 30, null],
    ['£0.30', 30, 'Read as 30p a kWh.'],
    ['0.30', 30, 'Read as 30p a kWh.'],
    ['0,2611', 26.11, 'Read as 26.11p a kWh.'],
    ['£1', 100, 'Read as 100p a kWh.'],
    ['0.5p', 0.5, null],
    ['1', 1, null],
    ['0', 0, null],
    ['', null, null],
    ['  ', null, null],
    ['dear', undefined, null],
    ['-3', undefined, null],
    ['1e3', undefined, null],
    ['£30p', undefined, null],
    ['£30', undefined, null],
    ['201', undefined, null],
  ])('%j of electricity is %s pence', (text, pence, said) => {
    expect(readPence(text, power)).toBe(pence);
    expect(saidBack(text, power)).toBe(said);
  });

  it.each([
    ['4.02', 402, null],
    ['£4.02', 402, null],
    ['0.9', 90, null],
    ['402p', 402, 'Read as £4.02 a cubic metre.'],
    ['402', undefined, null],
  ])('%j of water is %s pence', (text, pence, said) => {
    expect(readPence(text, water)).toBe(pence);
    expect(saidBack(text, water)).toBe(said);
  });

  it('reads back as the same price after it is shown', () => {
    fc.assert(
      fc.property(fc.constantFrom(power, water), fc.integer({ min: 100, max: 20_000 }), (field, cents) => {
        const pence = cents / 100;
        expect(readPence(barePrice(pence, field), field)).toBe(pence);
      }),
    );
  });
});
