import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBit, putBit } from '../../../sandbox/search/bitset.ts';
import { SetFamily } from '../../../sandbox/search/set-family.ts';
import { PATIENCE } from './arbitraries.ts';
import { runs } from '../../support/runs.ts';

const SIZE = 4096;

/** Some far apart, some close together, so that both ways of keeping a set are met. */
const members = fc.oneof(
  fc.uniqueArray(fc.nat({ max: SIZE - 1 }), { maxLength: 12 }),
  fc
    .tuple(fc.nat({ max: SIZE - 300 }), fc.uniqueArray(fc.nat({ max: 299 }), { maxLength: 80, size: 'max' }))
    .map(([from, some]) => some.map((offset) => from + offset)),
);
const everyWord = fc.array(fc.integer(), { minLength: SIZE / 32, maxLength: SIZE / 32 });
const wordsOfDomain = fc.oneof(
  fc.uniqueArray(fc.nat({ max: SIZE / 32 - 1 }), { maxLength: 128, size: 'max' }),
  fc
    .tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 }))
    .map(([from, length]) => Array.from({ length }, (_, i) => from + i)),
);

function familyOf(sets: number[][]): SetFamily {
  const start = new Uint32Array(sets.length + 1);
  sets.forEach((set, i) => {
    start[i + 1] = start[i]! + set.length;
  });
  return SetFamily.of({
    start,
    items: Uint32Array.from(sets.flatMap((set) => set.toSorted((a, b) => a - b))),
  });
}

describe('a family of sets', () => {
  it(
    'counts, adds and bounds like plain sets, whichever words a request covers',
    () => {
      fc.assert(
        fc.property(fc.array(members, { maxLength: 5 }), everyWord, wordsOfDomain, (sets, bits, words) => {
          const family = familyOf(sets);
          const domain = Uint32Array.from(words).toSorted();
          const full = Uint32Array.from(bits);
          const mask = domain.map((word) => full[word]!);
          sets.forEach((set, i) => {
            const seen = set.filter((position) => words.includes(position >>> 5));
            expect(family.countIn(mask, domain, i)).toBe(
              seen.filter((position) => hasBit(full, position)).length,
            );

            const added = new Uint32Array(domain.length);
            family.addTo(added, domain, i);
            const naive = new Uint32Array(domain.length);
            for (const position of seen)
              putBit(naive, domain.indexOf(position >>> 5) * 32 + (position & 31), true);
            expect(added).toEqual(naive);

            const reach = family.domainOf(i);
            expect(reach).toEqual(reach.toSorted());
            expect(set.every((position) => reach.includes(position >>> 5))).toBe(true);
          });
        }),
        runs(300),
      );
    },
    PATIENCE,
  );
});
