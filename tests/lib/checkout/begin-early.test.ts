import { describe, expect, it } from 'vitest';
import type { Attributes } from '@/lib/catalogue/types';
import { beginFault, unrequestedFault, worksIn } from '@/lib/checkout/begin-early';
import { aCard } from '../../support/shop';

const today = '2026-11-23';
const good = (attributes: Attributes) => aCard({ attributes });
const washer = aCard();
const cover = good({ Type: 'Extended cover' });
const crew = good({ Type: 'Fitting service', Visit: 'With the delivery' });
const removal = good({ Type: 'Collection service', Visit: 'With the delivery' });
const fitter = good({ Type: 'Fitting service', Visit: 'Own appointment' });

const BY_DAY = 'Tick this to have the work done by 7 Dec, or choose a later day';
const OWN_DAY = 'Tick this so that the work can begin within the 14 days, or take it out of your basket';

describe('work that begins within the cancellation period', () => {
  it.each([
    ['goods and cover', [washer, cover], ['2026-11-25'], null],
    ['the fourteenth day', [washer, crew], ['2026-12-07'], BY_DAY],
    ['the day after', [washer, crew], ['2026-12-08'], null],
    ['taking away', [washer, removal], ['2026-11-25'], BY_DAY],
    ['a day that is not known', [washer, crew], [null], BY_DAY],
    ['the sooner of two deliveries', [washer, crew], ['2026-12-20', '2026-11-25'], BY_DAY],
    ['a separate appointment', [washer, fitter], ['2026-12-20'], OWN_DAY],
    ['no delivery', [fitter], [], OWN_DAY],
  ])('needs a request if its day may come within 14 days: %s', (_, goods, days, words) => {
    expect(beginFault(goods, days, { begin: '', today })).toBe(words);
    expect(beginFault(goods, days, { begin: 'on', today })).toBeNull();
  });

  it('includes fitting and removal, but not cover', () => {
    expect(worksIn([washer, cover, crew, removal])).toEqual([crew, removal]);
  });
});

it('a request is required where no day is known yet, and only where there is work', () => {
  expect(unrequestedFault([washer, cover], undefined)).toBeNull();
  expect(unrequestedFault([washer, crew], undefined)).toBe(OWN_DAY);
  expect(unrequestedFault([washer, fitter], 'on')).toBeNull();
});
