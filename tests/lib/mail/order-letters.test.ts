import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTotal } from '@/lib/money/rules';
import { orderPlaced } from '@/lib/mail/letters/order';
import {
  orderCancelled,
  orderDelivered,
  orderDispatched,
  orderMoved,
  orderNotCancelled,
} from '@/lib/mail/letters/order-news';
import { orderRefunded, type RefundTold } from '@/lib/mail/letters/refund';
import { coverEnds, dayBefore, paymentDeclined } from '@/lib/mail/letters/reminders';
import { lettersDue } from '@/lib/mail/order-letters';
import { writeMail } from '@/lib/mail/write-mail';
import type { Letter } from '@/lib/mail/types';
import { meaningOf } from '@/lib/orders/progress';
import { STATUSES, statusValue } from '@/lib/orders/record/statuses';
import type { Order } from '@/lib/orders/types';
import type { Service } from '@/lib/services/types';
import { SHOP } from '../../support/mail';
import { anOrderLine, aSentOrder, aWholeOrder } from '../../support/orders';
import { aCard } from '../../support/shop';
import { runs } from '../../support/runs';

const cards = new Map([
  [
    1,
    aCard({
      attributes: { Type: 'Washing machine', Weight: '68 kg', Guarantee: '5 years' },
      energy: { class: 'D', scale: 'A–G' },
    }),
  ],
  [2, aCard({ id: 2, attributes: { Type: 'Kettle', Weight: '1 kg' } })],
]);
const matter = (order: Order) => ({ order, cards, shop: SHOP });
/** £10 that went back for nothing in particular. */
const REFUND: RefundTold = { amount: 1_000, soFar: 1_000, goods: [], hasDelivery: false, why: null };
const mail = (order: Order) => writeMail(orderPlaced(matter(order)), 'pat@example.org', SHOP);

/** Words of an HTML page as they are read, entities and all. */
const read = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&#8211;', '–')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const both = ({ html, text }: { html: string; text: string }) => [read(html), text.replace(/\s+/g, ' ')];

test('the confirmation repeats each thing that the crew was told', () => {
  const message = 'Steps: 3\nWay in: Washer: It will fit through.\nFit: Washer: Fits.';
  for (const text of both(mail({ ...aWholeOrder(), message }))) {
    expect(text).toContain('You told us: Steps: 3');
    expect(text).toContain('Getting it in, from your measurements: Washer: It will fit through.');
    expect(text).toContain('Fit, from your measurements: Washer: Fits.');
  }
});

test('e-mails announce a fitter’s visit, and say who disconnects the old appliance', () => {
  const known = new Map([
    ...cards,
    [3, aCard({ id: 3, attributes: { Type: 'Fitting service', Visit: 'Own appointment' } })],
    [4, aCard({ id: 4, attributes: { Type: 'Collection service', Visit: 'With the delivery' } })],
  ]);
  const letters = (...services: number[]) => {
    const sent = aSentOrder();
    const extras = services.map((id) => anOrderLine({ id, productId: id }));
    const consignments = sent.consignments.map((each) => ({ ...each, lines: [anOrderLine({ extras })] }));
    const order = { ...sent, consignments };
    const at = { order, cards: known, shop: SHOP };
    return [orderPlaced(at), orderDispatched(at, null), dayBefore(at, '2026-11-26')].map((letter) =>
      writeMail(letter, 'pat@example.org', SHOP).text.replace(/\s+/g, ' '),
    );
  };
  for (const text of letters(3, 4)) {
    expect(text).toContain('our fitter rings');
    expect(text).not.toMatch(/and disconnect|hoses off|unplug it/);
  }
  const [placed, dispatched, before] = letters(4);
  expect(placed).not.toContain('our fitter rings');
  expect(dispatched).toContain('disconnect the old appliance');
  expect(before).toContain('hoses off');
});

test.each([
  ['AWAITING_PAYMENT', true],
  ['AWAITING_FULFILLMENT', false],
])('the confirmation of an order with status %s says whether its payment is awaited', (value, isSaid) => {
  for (const text of both(mail(aWholeOrder({ status: { label: value, value } }))))
    expect(text.includes('We will start as soon as your payment arrives.')).toBe(isSaid);
});

describe('the confirmation contains what the law requires on a durable medium', () => {
  test.each([
    ['the order’s number', '1522248721'],
    ['its day', '20 Nov 2026'],
    ['the goods', 'Tarnside TW-914 washing machine, 9 kg'],
    ['their code', 'TARN-TW914-WH'],
    ['what was bought with them', '5 years’ cover'],
    ['their price', '£429.00'],
    ['the energy class beside it', 'Energy label: Class D of A to G'],
    ['delivery’s price', '£25.00'],
    ['the day of delivery', 'Thu 26 Nov, 7am to 7pm'],
    ['where to', '1 High Street'],
    ['the discount', 'HELLO10'],
    ['the total with tax', 'Total including VAT'],
    ['the total', '£543.00'],
    ['the tax in it', '£90.50 VAT'],
    ['the right to cancel', 'within 14 days after the day on which you receive the goods, for any reason'],
    ['ours on top', '30 days for goods, on top of that right'],
    ['how to use it', 'Tell us clearly'],
    ['what is paid back', 'the goods and the standard delivery'],
    ['by when', 'within 14 days of having the goods back'],
    ['what sending back costs', '£25, or £40'],
    ['what cannot be given back', 'You cannot return opened filters'],
    ['the model form', 'Model cancellation form'],
    ['its sentence', 'I hereby give notice that I cancel my contract of sale'],
    ['its addressee', 'To Hobwright Ltd, Enamel Works'],
    ['the guarantee', 'guarantees the goods for 2 years'],
    ['the legal rights', 'Consumer Rights Act 2015'],
    ['the maker’s guarantee', '5 years from the maker'],
    ['what it adds to ours', 'Guaranteed for longer by the maker:'],
    ['who trades', 'Hobwright Ltd, Enamel Works, 14 Rim Lane, Sheffield, S3 0XX'],
    ['the company’s number', 'company number 00000000'],
    ['where it is registered', 'Registered in England and Wales'],
    ['the VAT number', 'GB 000 0000 00'],
    ['the telephone', '0114 496 0142'],
    ['the e-mail address', 'help@hobwright.example'],
    ['where complaints go', '/complaints'],
    ['the way to the order', 'https://shop.example/track-order?order=1522248721'],
  ])('%s', (_, words) => {
    const { html, text } = mail(aWholeOrder());
    const found = words.startsWith('/') || words.startsWith('https') ? html : read(html);
    expect(found).toContain(words);
    expect(text.replace(/\s+/g, ' ').replaceAll('| ', '')).toContain(words);
  });

  test('the legal rights, even if the shop gives no guarantee of its own', () => {
    const shop = { ...SHOP, settings: { ...SHOP.settings, guaranteeYears: null } };
    const letter = orderPlaced({ ...matter(aWholeOrder()), shop });
    for (const said of both(writeMail(letter, 'pat@example.org', shop))) {
      expect(said).toContain('Consumer Rights Act 2015');
      expect(said).not.toContain('Hobwright Ltd guarantees');
    }
  });

  test('the longer cancellation period of cover, if cover was bought', () => {
    expect(mail(aWholeOrder()).text).not.toContain('45 days');
    const cover = aCard({ id: 9, attributes: { Type: 'Extended cover' } });
    const letter = orderPlaced({ ...matter(aWholeOrder()), cards: new Map([...cards, [9, cover]]) });
    for (const said of both(writeMail(letter, 'pat@example.org', SHOP)))
      expect(said).toContain('within 45 days');
  });

  test('the request to begin work early, if it was made', () => {
    const message = 'Floor: Ground floor\nExpress request: Begin within the 14 days.';
    for (const said of both(mail({ ...aWholeOrder(), message })))
      expect(said).toContain('You asked us: Begin within the 14 days.');
  });

  test('when a pre-order is due in, and that it is paid for', () => {
    expect(mail(aWholeOrder()).text).not.toContain('pre-order');
    const ahead = aCard({ stock: { state: 'due', on: '2026-12-29T00:00:00Z', message: null } });
    const letter = orderPlaced({ ...matter(aWholeOrder()), cards: new Map([[1, ahead]]) });
    for (const said of both(writeMail(letter, 'pat@example.org', SHOP)))
      expect(said).toContain(
        'Tarnside TW-914 is a pre-order: it is due in on Tuesday 29 December. It is paid for with the rest.',
      );
  });

  test('all amounts in both formats, whatever was ordered', () => {
    const line = fc.record({
      total: fc.integer({ min: 1, max: 2_000_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    const amounts = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 8 }),
      shipping: fc.integer({ min: 0, max: 9_900 }),
      coupon: fc.integer({ min: 0, max: 5_000 }),
    });
    fc.assert(
      fc.property(amounts, ({ lines, shipping, coupon }) => {
        const subTotal = lines.reduce((sum, { total }) => sum + total, 0);
        const total = subTotal + shipping - coupon;
        const [consignment] = aWholeOrder().consignments;
        const order = aWholeOrder({
          subTotal,
          shippingCost: shipping,
          coupons: coupon > 0 ? [{ code: 'X', amount: coupon }] : [],
          total,
          consignments: [{ ...consignment!, lines: lines.map((each, id) => anOrderLine({ id, ...each })) }],
        });
        const { html, text } = mail(order);
        for (const said of [read(html), text]) {
          const words = said.replace(/\s+/g, ' ');
          expect(words).toContain(`Total including VAT ${formatTotal(total)}`);
          expect(words).toContain(`Delivery ${shipping === 0 ? 'Free' : formatTotal(shipping)}`);
          for (const each of lines) expect(words).toContain(formatTotal(each.total));
        }
      }),
      runs(50),
    );
  });
});

describe('an order e-mail', () => {
  const letters = [
    orderPlaced(matter(aWholeOrder())),
    orderDispatched(matter(aSentOrder()), aSentOrder().consignments[0]?.shipments[0] ?? null),
    orderDelivered(matter(aSentOrder({ status: { label: 'Completed', value: 'COMPLETED' } }))),
    orderMoved(matter(aWholeOrder())),
    orderNotCancelled(matter(aSentOrder())),
    orderCancelled(matter(aWholeOrder())),
    orderRefunded(matter(aWholeOrder({ refunded: 1_000 })), REFUND),
    dayBefore(matter(aWholeOrder()), '2026-11-26'),
    coverEnds(matter(aWholeOrder())),
    paymentDeclined(matter(aWholeOrder())),
  ];

  test.each(letters.map((letter) => [letter.title, letter] as const))(
    'titled “%s” has a short subject, the seller’s details and no remote content',
    (_, letter) => {
      const { subject, html, text } = writeMail(letter, 'pat@example.org', SHOP);
      expect(subject.length).toBeLessThanOrEqual(50);
      expect(subject).toContain('1522248721');
      expect(html).not.toMatch(/<img|<script|<link|<style|url\(|background=/i);
      for (const said of both({ html, text })) expect(said).toContain('VAT number GB 000 0000 00');
      expect(text).not.toMatch(/<[a-z/]/i);
      for (const [address] of html.matchAll(/https?:\/\/[^"<\s]+/g))
        expect(address).toMatch(/^https:\/\/(shop\.example|track\.dpd\.co\.uk)\//);
    },
  );

  test('shows the pictures that it encloses, and only those', () => {
    const picture = { template: 'https://images.example/{:size}/washer', alt: 'Washing machine, "front"' };
    const cards = new Map([[1, aCard({ picture })]]);
    const enclosed = { cid: 'washer@goods', content: Buffer.from('JPEG'), contentType: 'image/jpeg' };
    const letter = orderPlaced({ ...matter(aWholeOrder()), cards });
    const mail = writeMail(letter, 'pat@example.org', SHOP, new Map([[picture.template, enclosed]]));
    expect(mail.html.match(/<img [^>]*>/g)).toEqual([
      expect.stringMatching(/^<img src="cid:washer@goods" .*alt="Washing machine, &quot;front&quot;"/),
    ]);
    expect(mail.enclosed).toEqual([enclosed]);
    expect(writeMail(letter, 'pat@example.org', SHOP).html).not.toContain('<img');
  });

  test('about a parcel lists its contents and links to its tracking', () => {
    const { html, text } = writeMail(letters[1]!, 'pat@example.org', SHOP);
    for (const said of both({ html, text })) {
      expect(said).toContain('1522248721 left us on Wed 25 Nov by DPD');
      expect(said).toContain('Tarnside TW-914 washing machine, 9 kg');
      expect(said).toContain('DP1234');
    }
    expect(html).toContain('href="https://track.dpd.co.uk/parcels/DP1234"');
  });

  test.each([
    ['SHIPPED', orderDispatched(matter(aSentOrder()), null)],
    [
      'PARTIALLY_SHIPPED',
      orderDispatched(
        matter(aSentOrder({ status: { label: '', value: 'PARTIALLY_SHIPPED' } })),
        aSentOrder().consignments[0]?.shipments[0] ?? null,
      ),
    ],
    ['COMPLETED', orderDelivered(matter(aSentOrder()))],
    ['CANCELLED', orderCancelled(matter(aWholeOrder()))],
    ['REFUNDED', orderRefunded(matter(aWholeOrder()), REFUND)],
    [
      'PARTIALLY_REFUNDED',
      orderRefunded(matter(aWholeOrder({ status: { label: '', value: 'PARTIALLY_REFUNDED' } })), REFUND),
    ],
    ['DECLINED', paymentDeclined(matter(aWholeOrder()))],
  ])('for status %s has the same word in its subject as the order’s page', (value, { subject }) =>
    expect(subject).toBe(`${meaningOf({ label: '', value }).name}: order 1522248721`),
  );

  test('about a cancellation says what happens to the payment', () => {
    const status = { label: 'Cancelled', value: 'CANCELLED' };
    const said = (over: Partial<Order>) =>
      writeMail(orderCancelled(matter(aWholeOrder({ status, ...over }))), 'pat@example.org', SHOP).text;
    expect(said({})).toContain('£543.00 goes back the way you paid');
    expect(said({ refunded: 54_300 })).toContain('£543.00 has been refunded the way you paid');
    expect(said({ refunded: 54_300 })).not.toContain('goes back');
    expect(said({ payments: [] })).toContain('You have not been charged');
  });

  test('promises a further e-mail only while a refund is still to be made', () => {
    const status = { label: 'Cancelled', value: 'CANCELLED' };
    const said = (over: Partial<Order>) =>
      writeMail(orderCancelled(matter(aWholeOrder({ status, ...over }))), 'pat@example.org', SHOP).text;
    expect(said({})).toContain('We will write again as soon as it has been sent.');
    const certificate = { name: 'Gift certificate', amount: 54_300, isCertificate: true };
    for (const over of [{ refunded: 54_300 }, { payments: [] }, { payments: [certificate] }])
      expect(said(over)).not.toContain('write again');
  });

  test.each<[string, Partial<RefundTold>, string, string[]]>([
    [
      'what was returned',
      { amount: 42_900, soFar: 42_900, goods: [{ lineId: 1, quantity: 1 }], why: 'returned' },
      'PARTIALLY_REFUNDED',
      [
        'we have refunded £429.00 for what you returned from your order 1522248721, the way you paid.',
        'The refund is for: - Tarnside TW-914 washing machine, 9 kg',
      ],
    ],
    [
      'the whole of a cancelled order',
      { amount: 54_300, soFar: 54_300, why: 'cancelled' },
      'CANCELLED',
      [
        '£543.00 for your order 1522248721, which was cancelled, the way you paid.',
        'washing machine, 9 kg - 5 years’ cover',
      ],
    ],
    [
      'one thing and the delivery, the second time',
      { amount: 12_400, soFar: 13_400, goods: [{ lineId: 2, quantity: 1 }], hasDelivery: true },
      'PARTIALLY_REFUNDED',
      [
        '£124.00 for part of your order 1522248721,',
        '- 5 years’ cover - Delivery',
        'With earlier refunds, £134.00 of this order has gone back to you.',
      ],
    ],
    [
      'nothing in particular',
      {},
      'PARTIALLY_REFUNDED',
      ['It is part of what you paid for the order as a whole, not the price of one item.'],
    ],
  ])('about a refund says what it is for: %s', (_, told, value, words) => {
    const order = aWholeOrder({ status: { label: value, value } });
    const letter = orderRefunded(matter(order), { ...REFUND, ...told });
    const text = writeMail(letter, 'pat@example.org', SHOP).text.replace(/\s+/g, ' ');
    for (const each of words) expect(text).toContain(each);
  });

  test('about a cancellation that came too late says so, and what can be done instead', () => {
    const { text, subject } = writeMail(orderNotCancelled(matter(aSentOrder())), 'pat@example.org', SHOP);
    expect(subject).toBe('Not cancelled: order 1522248721');
    expect(text.replace(/\s+/g, ' ')).toContain('You can return it once it has arrived.');
  });

  test('about a changed delivery day names the new day, and that it costs nothing', () => {
    const { text, subject } = writeMail(orderMoved(matter(aWholeOrder())), 'pat@example.org', SHOP);
    expect(subject).toBe('New delivery day: order 1522248721');
    expect(text).toContain('Thu 26 Nov, 7am to 7pm');
    expect(text.replace(/\s+/g, ' ')).toContain('there is nothing more to pay');
  });

  test('escapes hostile input in its HTML and its subject', () => {
    const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>\r\nBcc: all@example.org';
    const order = aWholeOrder({ message: hostile });
    order.billingAddress = { ...order.billingAddress, firstName: hostile, address1: hostile };
    order.consignments = order.consignments.map((each) => ({
      ...each,
      method: hostile,
      address: order.billingAddress,
      lines: [anOrderLine({ name: hostile, sku: hostile, options: [{ name: hostile, value: hostile }] })],
    }));
    const { html, subject } = mail(order);
    expect(html).not.toMatch(/<(img|script)/i);
    expect(html).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
    expect(
      writeMail({ subject: hostile, title: '', blocks: [], because: '' }, 'a@b.example', SHOP).subject,
    ).not.toMatch(/[\r\n]/);
    expect(subject).toBe('Your order 1522248721');
  });
});

describe('reminder e-mails', () => {
  const read = (letter: Letter) => writeMail(letter, 'pat@example.org', SHOP).text.replace(/\s+/g, ' ');

  test('for the day before name the day and how to prepare for the goods', () => {
    const said = read(dayBefore(matter(aWholeOrder()), '2026-11-26'));
    expect(said).toContain('We are coming on Thursday 26 November');
    expect(said).toContain('Check that the tap for the machine turns');
    expect(said).toContain('a four-hour slot');
  });

  test('for the day before say what the chosen connection needs ready', () => {
    const [first] = aWholeOrder().consignments;
    if (!first) throw new Error('The order has no delivery.');
    const fitting = anOrderLine({ id: 2, productId: 21, name: 'Connect a washing machine' });
    const lines = first.lines.map((line) => ({ ...line, extras: [fitting] }));
    const at = matter(aWholeOrder({ consignments: [{ ...first, lines }] }));
    const known = new Map([...cards, [21, aCard({ id: 21, attributes: { Type: 'Fitting service' } })]]);
    const service = { id: 21, name: fitting.name, kind: 'connect', before: 'Have the taps free.' } as Service;
    expect(read(dayBefore({ ...at, cards: known }, '2026-11-26', [service]))).toContain(
      'Have the taps free.',
    );
  });

  test('about cover say until when it can be cancelled', () =>
    expect(read(coverEnds(matter(aWholeOrder())))).toContain('You can cancel it until 4 Jan 2027'));

  test('about a declined payment say that nothing was charged, and link to buying again', () => {
    const said = read(paymentDeclined(matter(aWholeOrder())));
    expect(said).toContain('You have not been charged and nothing will be sent');
    expect(said).toContain('Buy these again: https://shop.example/track-order?order=1522248721');
  });

  const now = Date.parse('2026-11-20T12:00:00Z');
  const on = (method: string, over: Partial<Order> = {}) => {
    const order = aWholeOrder(over);
    return { ...order, consignments: order.consignments.map((each) => ({ ...each, method })) };
  };
  const later = (order: Order) =>
    lettersDue({ order, shippedAt: null, refundable: 0, refundedAt: null, cancelledAt: null }, now).flatMap(
      ({ key, at }) =>
        at === undefined ? [] : [[key.replace('order:1522248721:', ''), new Date(at).toISOString()]],
    );

  test('are scheduled for 10am the day before, and ten days before cover can no longer be cancelled', () =>
    expect(later(on('Two-person delivery, Thursday 26 November 2026'))).toEqual([
      ['day-before:2026-11-26', '2026-11-25T10:00:00.000Z'],
      ['cover-ends', '2026-12-25T09:00:00.000Z'],
    ]));

  test('for two deliveries are sent for each day, about what comes then', () => {
    const whole = aWholeOrder();
    const [only] = whole.consignments;
    if (!only) throw new Error('There is no delivery.');
    const first = {
      ...only,
      method: 'Standard delivery, Tuesday 24 November 2026',
      lines: [anOrderLine({ productId: 2, name: 'Corvanti washed-oak kettle', extras: [] })],
    };
    const second = { ...only, id: 2, method: 'Two-person delivery, Tuesday 8 December 2026' };
    const order = { ...whole, consignments: [first, second] };
    expect(later(order).map(([key]) => key)).toEqual([
      'day-before:2026-11-24',
      'day-before:2026-12-08',
      'cover-ends',
    ]);
    const [ahead, rest] = [
      read(dayBefore(matter(order), '2026-11-24')),
      read(dayBefore(matter(order), '2026-12-08')),
    ];
    const placed = read(orderPlaced(matter(order)));
    expect(placed).toContain(
      'How and when 1 Standard delivery, Tuesday 24 November 2026 Items 1 Corvanti washed-oak kettle',
    );
    expect(placed).toContain('Items 2 Tarnside TW-914 washing machine, 9 kg');
    expect(placed).toContain('you can change a day free of charge, by telephone or by replying');
    expect(ahead).toContain('tomorrow we are bringing part of your order');
    expect(ahead).not.toContain('8 December');
    expect(ahead).not.toContain('BEFORE WE COME');
    expect(rest).toContain('Check that the tap for the machine turns');
  });

  test('are not scheduled for a day that is too near, or for a cancelled order', () => {
    expect(later(on('Two-person delivery, Friday 20 November 2026')).map(([key]) => key)).toEqual([
      'cover-ends',
    ]);
    const status = { label: 'Cancelled', value: 'CANCELLED' };
    expect(later(on('Two-person delivery, Thursday 26 November 2026', { status }))).toEqual([]);
  });
});

describe('the e-mails due for an order', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  const due = (order: Order) =>
    lettersDue({ order, shippedAt: null, refundable: 0, refundedAt: null, cancelledAt: null }, now).flatMap(
      ({ key, at }) => (at === undefined ? [key.replace('order:1522248721:', '')] : []),
    );
  const as = (value: string, order = aWholeOrder()) => ({ ...order, status: { label: value, value } });

  test.each([
    ['INCOMPLETE', []],
    ['DECLINED', ['declined']],
    ['PENDING', ['placed']],
    ['AWAITING_FULFILLMENT', ['placed']],
    ['COMPLETED', ['placed', 'delivered']],
    ['CANCELLED', ['placed', 'cancelled']],
    ['REFUNDED', ['placed', 'refunded:0']],
    ['SHIPPED', ['placed', 'dispatched']],
  ])('of status %s are the expected ones', (value, letters) => expect(due(as(value))).toEqual(letters));

  test('include one more for a cancelled order once it is refunded', () =>
    expect(due(as('CANCELLED', aWholeOrder({ refunded: 54_300 })))).toEqual([
      'placed',
      'cancelled',
      'refunded:54300',
    ]));

  test('include one for each parcel', () => expect(due(aSentOrder())).toEqual(['placed', 'parcel:7']));

  const LONG_AGO = '2024-11-21T06:00:00Z';
  /** Ordered, sent and refunded two years ago. */
  const longPast = (value: string) => {
    const { consignments, ...order } = aSentOrder({ orderedAt: LONG_AGO, refunded: 54_300 });
    const sent = consignments.map(({ shipments, ...each }) => ({
      ...each,
      shipments: shipments.map((parcel) => ({ ...parcel, shippedAt: LONG_AGO })),
    }));
    return as(value, { ...order, consignments: sent });
  };

  test.each(STATUSES.map(statusValue))(
    'are none for status %s when everything happened two years ago',
    (value) => {
      const told = {
        order: longPast(value),
        shippedAt: LONG_AGO,
        refundable: 0,
        refundedAt: LONG_AGO,
        cancelledAt: LONG_AGO,
      };
      expect(lettersDue(told, now)).toEqual([]);
    },
  );

  test.each([
    ['SHIPPED', ['parcel:7']],
    ['PARTIALLY_REFUNDED', ['parcel:7', 'refunded:0']],
    ['COMPLETED', ['delivered']],
    ['AWAITING_FULFILLMENT', []],
  ])('are only about the dispatch for an order placed long ago that left now: %s', (value, letters) => {
    const order = { ...as(value, aSentOrder()), orderedAt: LONG_AGO };
    expect(due(order)).toEqual(letters);
  });

  test.each([
    ['REFUNDED', ['refunded:54300']],
    ['PARTIALLY_REFUNDED', ['refunded:54300']],
    ['CANCELLED', ['cancelled', 'refunded:54300']],
    ['COMPLETED', []],
  ])('are only about the refund for an order placed long ago that was refunded now: %s', (value, letters) => {
    const told = {
      order: longPast(value),
      shippedAt: LONG_AGO,
      refundable: 0,
      refundedAt: '2026-11-24T09:00:00Z',
      cancelledAt: null,
    };
    expect(lettersDue(told, now).map(({ key }) => key.replace('order:1522248721:', ''))).toEqual(letters);
  });
});

test('the dispatch e-mail says how many of a line are in the parcel when the others follow', () => {
  const sent = aSentOrder();
  const consignments = sent.consignments.map((each) => ({ ...each, lines: [anOrderLine({ quantity: 2 })] }));
  const letter = orderDispatched(matter({ ...sent, consignments }), consignments[0]?.shipments[0] ?? null);
  for (const text of both(writeMail(letter, 'pat@example.org', SHOP)))
    expect(text).toContain('1 of 2 × Tarnside TW-914');
});
