import { expect, test } from 'vitest';
import { readTracking } from '@/lib/orders/rules';
import { parcelsOf } from '@/lib/orders/tracking/tracked';
import { aShipment, aWholeOrder } from '../../../support/orders';

test.each([
  ['a number', 'DP1', null, { number: 'DP1', url: null }],
  [
    'a carrier’s address',
    null,
    'https://track.dpd.co.uk/DP1',
    { number: null, url: 'https://track.dpd.co.uk/DP1' },
  ],
  [
    'an address of nobody we know',
    null,
    'http://van.example/7',
    { number: null, url: 'http://van.example/7' },
  ],
  ['both', '7', 'https://van.example/7', { number: '7', url: 'https://van.example/7' }],
  ['what is no address of the web', '7', 'javascript:alert(1)', { number: '7', url: null }],
  ['words', null, 'Call the depot', { number: null, url: null }],
])('§3: a parcel tracked by %s shows what can be shown', (_, number, url, tracking) => {
  const order = aWholeOrder();
  const shipments = [aShipment({ tracking: readTracking(number, url) })];
  const consignments = order.consignments.map((each) => ({ ...each, shipments }));
  expect(parcelsOf({ ...order, consignments })).toMatchObject([{ tracking }]);
});
