import { expect, test } from 'vitest';
import { UNMEASURED } from '@/lib/fit/space';
import { spacePicks } from '@/lib/fit/space-query';
import type { Space } from '@/lib/fit/types';

test.each<[Partial<Space>, [string, string][]]>([
  [
    { widths: [620, 618], heights: [870] },
    [
      ['space-width', '..618'],
      ['space-height', '..870'],
    ],
  ],
  [{ heights: [870] }, [['space-height', '..870']]],
  [{ depth: 600 }, []],
  [{ widths: [620], left: 'open' }, [['space-width', '..620']]],
  [{ widths: [620], left: 'open', right: 'open' }, [['width', '..620']]],
  [{ heights: [1800], top: 'open' }, [['height', '..1800']]],
])('%j', (space, picks) => expect(spacePicks({ ...UNMEASURED, ...space })).toEqual(picks));
