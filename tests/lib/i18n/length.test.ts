import { expect, test } from 'vitest';
import { partWords } from '@/lib/access/part-words';
import { sizeSentence } from '@/lib/access/words';
import { figureOf, mm } from '@/lib/i18n/length';

test('lengths are written alike, in millimetres with thousands separators', () => {
  expect([mm(598), mm(1981), mm(1790.4), figureOf(1015)]).toEqual([
    '598 mm',
    '1,981 mm',
    '1,790 mm',
    '1,015',
  ]);
});

test('the size of a load and the width of a door are written alike', () => {
  const bare = { width: 600, depth: 1015, height: 1790 };
  const load = { packed: null, bare, doorsOff: null, weight: 70 } as Parameters<typeof sizeSentence>[0];
  expect(sizeSentence(load)).toBe(
    'Out of its box it is 600 wide, 1,015 deep and 1,790 mm high. It weighs 70 kg.',
  );
  expect(partWords({ kind: 'doorway', name: 'hall door', width: 1712, height: 1981 })).toBe(
    'hall door, 1,712 mm',
  );
});
