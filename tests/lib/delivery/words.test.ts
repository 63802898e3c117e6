import { expect, it } from 'vitest';
import type { Zone } from '@/lib/delivery/types';
import { noDeliveryLine } from '@/lib/delivery/words';

const zone = (label: string, served = false): Zone => ({
  name: 'unserved',
  label,
  nation: 'england-and-wales',
  served,
  surcharge: 0,
  extraDays: 0,
  parcelSurcharge: 0,
  parcelExtraDays: 0,
});

it.each([
  [
    zone('the Channel Islands, the Isles of Scilly and forces addresses'),
    'We do not deliver to the Channel Islands, the Isles of Scilly or forces addresses',
  ],
  [
    zone('the Scottish islands and the Isle of Man', true),
    'We cannot send this one to the Scottish islands or the Isle of Man',
  ],
  [zone('Northern Ireland', true), 'We cannot send this one to Northern Ireland'],
])('the message for $0.label says that nothing is delivered to any of them', (where, line) =>
  expect(noDeliveryLine({ kind: 'unserved', zone: where })).toBe(line),
);
