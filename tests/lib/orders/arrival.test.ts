import { describe, expect, test } from 'vitest';
import { arrivalWords, besideVanLine, hasVisit } from '@/lib/orders/arrival';
import { movableDelivery, visitDays } from '@/lib/orders/delivery-day';
import { orderPlaced } from '@/lib/mail/letters/order';
import { lettersDue } from '@/lib/mail/order-letters';
import { writeMail } from '@/lib/mail/write-mail';
import { SHOP } from '../../support/mail';
import { anOrderLine, aShipment, aWholeOrder } from '../../support/orders';
import { aCard } from '../../support/shop';

const by = (...methods: string[]) => {
  const whole = aWholeOrder();
  const consignments = methods.flatMap((method) => whole.consignments.map((each) => ({ ...each, method })));
  return { ...whole, consignments };
};
const VAN = 'Two-person delivery, Thursday 26 November 2026';
const PARCEL = 'Parcel delivery, Tuesday 24 November 2026';
const NOTHING = 'Nothing to deliver';

describe('delivery of an order', () => {
  test.each([
    ['by van', [VAN], true, ['2026-11-26'], true],
    ['by a van of another name', ['Courier, 26 November 2026'], true, ['2026-11-26'], true],
    ['by parcel', [PARCEL], false, [], false],
    ['by both', [PARCEL, VAN], true, ['2026-11-26'], false],
    ['of work alone', [NOTHING], false, [], false],
  ] as const)(
    '%s: tells whether a crew comes, on which days, and whether the day can be changed',
    (_, methods, visits, days, movable) => {
      const order = by(...methods);
      expect(hasVisit(order)).toBe(visits);
      expect(visitDays(order)).toEqual(days);
      expect(movableDelivery(order) !== null).toBe(movable);
    },
  );

  test('describes each way of arriving only once', () => {
    expect(arrivalWords(by(VAN, VAN, PARCEL))).toEqual([
      expect.stringContaining('a four-hour slot'),
      expect.stringContaining('nobody has to wait in'),
    ]);
  });

  test('names the goods that a parcel service brings when the rest comes by van', () => {
    const [line] = aWholeOrder().consignments.flatMap(({ lines }) => lines);
    const id = line?.productId ?? 0;
    const hose = new Map([[id, aCard({ id, attributes: { Type: 'Hose', Weight: '0.6 kg' } })]]);
    const said = `By parcel service, no later than the same day: ${line?.name}.`;
    expect(besideVanLine(by(VAN), hose)).toBe(said);
    expect(besideVanLine(by(PARCEL), hose)).toBeNull();
    expect(besideVanLine(by(VAN), new Map())).toBeNull();
  });

  test('does not mention goods that have already left by parcel while the van has yet to come', () => {
    const whole = by(VAN);
    const hose = anOrderLine({ id: 3, productId: 3, name: 'Hose', quantity: 2 });
    const sent = (quantity: number) =>
      whole.consignments.map((each) => ({
        ...each,
        lines: [...each.lines, hose],
        shipments: [aShipment({ items: [{ lineId: 3, quantity }] })],
      }));
    const cards = new Map([[3, aCard({ id: 3, attributes: { Type: 'Hose', Weight: '0.6 kg' } })]]);
    expect(besideVanLine({ ...whole, consignments: sent(2) }, cards)).toBeNull();
    expect(besideVanLine({ ...whole, consignments: sent(1) }, cards)).toMatch(/: Hose\.$/);
    expect(besideVanLine({ ...whole, consignments: sent(0) }, cards)).toMatch(/: 2 × Hose\.$/);
  });
});

test('e-mails about a parcel mention no slot, no text message and no day that can be changed', () => {
  const order = by(PARCEL);
  const { text } = writeMail(orderPlaced({ order, cards: new Map(), shop: SHOP }), 'pat@example.org', SHOP);
  expect(text).toContain('nobody has to wait in');
  expect(text).not.toMatch(/four hours|by a reply/);
  const told = { order, shippedAt: null, refundable: 0, refundedAt: null, cancelledAt: null };
  const due = lettersDue(told, Date.parse('2026-11-20T10:00:00Z'));
  expect(due.map(({ key }) => key).filter((key) => key.includes('day-before'))).toEqual([]);
});
