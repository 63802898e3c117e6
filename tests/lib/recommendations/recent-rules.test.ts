import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecent, withSeen } from '@/lib/recommendations/recent-rules';

const id = fc.integer({ min: 1, max: 40 });

describe('recently viewed products', () => {
  it('are the last twelve, each once, the latest first', () => {
    fc.assert(
      fc.property(fc.array(id, { maxLength: 60 }), (seen) => {
        const list = seen.reduce<readonly number[]>(withSeen, []);
        expect(list).toEqual([...new Set(seen.toReversed())].slice(0, 12));
        expect(parseRecent(JSON.stringify(list))).toEqual(list);
      }),
    );
  });

  it('are only valid ids, whatever is stored', () => {
    expect(parseRecent('[3,"4",-1,3,null,5.5,9]')).toEqual([3, 9]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const each of parseRecent(text)) expect(Number.isSafeInteger(each) && each > 0).toBe(true);
      }),
    );
  });
});
