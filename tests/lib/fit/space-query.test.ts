import { expect, test } from 'vitest';
import { UNMEASURED } from '@/lib/fit/space';
import { spaceQuery } from '@/lib/fit/space-query';

test.each([
  [{ ...UNMEASURED, widths: [620, 618], heights: [870] }, 'space-width=..618&space-height=..870'],
  [{ ...UNMEASURED, heights: [870] }, 'space-height=..870'],
  [{ ...UNMEASURED, depth: 600 }, null],
  [undefined, null],
])('%j', (space, query) => expect(spaceQuery(space)).toBe(query));
