import { describe, expect, test } from 'vitest';
import type { ProductCard } from '@/lib/catalogue/types';
import { preparations } from '@/lib/checkout/placing/prepare';
import { aCard } from '../../../support/shop';

const goods = (attributes: ProductCard['attributes']) => aCard({ attributes });

describe('the way in', () => {
  const WAY = /^Measure the way in/;
  const weighing = (Type: string, weight: string) => goods({ Type, ...(weight && { Weight: weight }) });

  test.each<[string, (ProductCard | null)[], boolean]>([
    ['what two people carry', [weighing('Kettle', '25 kg')], true],
    ['what comes as a parcel', [weighing('Steam cabinet', '24 kg')], false],
    ['what nobody has weighed and two usually carry', [weighing('Fridge freezer', '')], true],
    ['what nobody has weighed and is usually light', [weighing('Toaster', '')], false],
    ['what is not known any more', [weighing('Kettle', '2 kg'), null], true],
    ['nothing', [], false],
  ])('is measured once more for %s', (_, all, isSaid) => {
    expect(preparations(all).some((line) => WAY.test(line))).toBe(isSaid);
  });
});

test('one sentence names everybody who has to be booked', () => {
  expect(
    preparations([
      goods({ Type: 'Gas hob', Fuel: 'Gas', Plug: '13 A', Weight: '9 kg' }),
      goods({ Type: 'Single oven', Fuel: 'Electric', Plug: 'Hardwired', Weight: '24 kg' }),
      goods({ Type: 'Compact oven', Fuel: 'Electric', Plug: 'Hardwired', Weight: '24 kg' }),
    ]),
  ).toEqual([
    'Have the Gas Safe registered fitter and the electrician booked for after the delivery, unless you chose fitting.',
  ]);
});
