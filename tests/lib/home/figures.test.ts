import { describe, expect, it } from 'vitest';
import { readFigure, readRates, typedRates } from '@/lib/home/figures';
import { NOTHING_SAID } from '@/lib/home/rules';

describe('typed figures', () => {
  it.each([
    ['26.11', 26.11],
    [' 26,11 ', 26.11],
    ['£4.02', 4.02],
    ['40 %', 40],
    ['40p', undefined],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['abc', undefined],
    ['-3', undefined],
    ['1e3', undefined],
    ['201', undefined],
  ])('%j is read as %s', (text, value) => expect(readFigure(text, 200)).toBe(value));

  it('are shown in the form again as they were typed', () => {
    const typed = {
      power: '27.5',
      offPeak: '9',
      share: '40',
      gas: '7.33',
      water: '4.02',
      wash: '5',
      dry: '',
      dishes: '7',
      bake: '',
    };
    const { rates, wrong } = readRates(typed);
    expect(wrong).toEqual({});
    expect(rates).toEqual({
      power: 27.5,
      offPeak: { pence: 9, share: 0.4 },
      gas: 7.33,
      water: 402,
      hasMeter: true,
      chores: { wash: 5, dishes: 7 },
    });
    expect(typedRates({ ...NOTHING_SAID, ...rates })).toEqual(typed);
  });

  it('have an error at each wrong field, and off-peak hours need both price and share', () => {
    expect(readRates({ power: 'dear', wash: '99' }).wrong).toEqual({
      power: 'Type pence a kWh up to 200, such as 26.11',
      wash: 'Type a number up to 50',
    });
    expect(readRates({ power: '£0.30', water: '402p' }).rates).toMatchObject({ power: 30, water: 402 });
    expect(readRates({ offPeak: '9' }).wrong).toEqual({ share: 'Enter how much you use in those hours' });
    expect(readRates({ share: '40' }).wrong).toEqual({ offPeak: 'Enter what a kWh costs in those hours' });
    expect(readRates({}).rates).toEqual({
      power: null,
      offPeak: null,
      gas: null,
      water: null,
      hasMeter: true,
      chores: {},
    });
    expect(readRates({ noMeter: 'on' }).rates.hasMeter).toBe(false);
  });
});
