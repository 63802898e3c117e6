import { expect, test } from 'vitest';
import { NOTHING_TOLD } from '@/lib/kitchen/kitchen';
import { kitchenFragment, kitchenIn } from '@/lib/kitchen/kitchen-link';
import type { Kitchen } from '@/lib/kitchen/types';
import { kitchenWords } from '@/lib/kitchen/words';

const WHOLE: Kitchen = {
  fuel: 'mains gas',
  circuit: 0,
  socket: true,
  room: { length: 3_600, width: 2_500, height: 2_400 },
  extraction: 'duct',
  hoodHeight: 700,
  housingHeight: 1_800,
};

test.each<Kitchen>([
  WHOLE,
  { ...NOTHING_TOLD, circuit: 32 },
  { ...NOTHING_TOLD, room: { length: null, width: null, height: 2_300 } },
])('the kitchen %j is read back from its URL unchanged', (kitchen) => {
  const address = new URL(`https://shop.example/sheet?items=A${kitchenFragment(kitchen)}`);
  expect(address.search).toBe('?items=A');
  expect(kitchenIn(address.hash)).toEqual(kitchen);
});

test('an empty kitchen adds nothing to the URL', () => {
  expect(kitchenFragment(NOTHING_TOLD)).toBe('');
  expect(kitchenIn('')).toEqual(NOTHING_TOLD);
});

test.each(['#circuit=', '#circuit=16', '#fuel=coal', '#length=-1', '#length=3e9', '#h-place', '#%'])(
  'the invalid fragment %s gives an empty kitchen',
  (fragment) => expect(kitchenIn(fragment)).toEqual(NOTHING_TOLD),
);

test('a kitchen in words contains only what was entered', () => {
  expect(kitchenWords(WHOLE)).toBe(
    'mains gas, no cooker circuit, a socket in the cooker switch, hood ducted outside, room 3600 long, 2500 wide, 2400 high, 700 from hob to hood, tall housing 1800 high inside',
  );
  expect(kitchenWords({ ...NOTHING_TOLD, fuel: 'electric', circuit: 45 })).toBe(
    'no gas, 45 A cooker circuit',
  );
});
