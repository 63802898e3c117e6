import { expect, test } from 'vitest';
import { NO_ROUTE } from '@/lib/access/route';
import { askOfHome } from '@/lib/choosing/home-ask';
import { UNMEASURED } from '@/lib/fit/space';
import { NOTHING_SAID } from '@/lib/home/rules';

const home = {
  ...NOTHING_SAID,
  postcode: 'LS6 3BN',
  spaces: { laundry: { ...UNMEASURED, widths: [610, 604], heights: [860], depth: 600 } },
  route: { ...NO_ROUTE, door: 720 },
};

test('the smallest measurements of the gap and the narrowest door become answers', () => {
  expect(askOfHome(home, 'Tumble dryer')).toEqual({
    width: 604,
    height: 860,
    depth: 600,
    door: 720,
    postcode: 'LS6 3BN',
  });
});

test('the gap for another kind is not used, but the way in is', () => {
  expect(askOfHome(home, 'Fridge freezer')).toEqual({
    width: null,
    height: null,
    depth: null,
    door: 720,
    postcode: 'LS6 3BN',
  });
});

test('a worktop appliance uses the postcode alone, and an empty home gives no answers', () => {
  expect(Object.values(askOfHome(home, 'Kettle'))).toEqual([null, null, null, null, 'LS6 3BN']);
  expect(Object.values(askOfHome(NOTHING_SAID, 'Gas hob')).every((each) => each === null)).toBe(true);
});
