import { describe, expect, test } from 'vitest';
import { dayParts } from '@/lib/checkout/days';
import { readPayment } from '@/lib/checkout/payment/answer';
import { calendarFile } from '@/lib/checkout/placing/calendar';
import { isSamePlace, openStep, stepToShow } from '@/lib/checkout/rules';
import { deliveryCost } from '@/lib/checkout/sum';
import { codeWords, NOT_TAKEN, refusalWords } from '@/lib/checkout/words';
import { aCheckout, aConsignment, anAddress, anOption } from '../../support/checkout';

describe('steps', () => {
  const contact = aCheckout({ billing: null, consignments: [] });
  const delivery = aCheckout({ consignments: [] });

  test('begin with the first incomplete one, and none can be skipped', () => {
    expect(openStep(contact)).toBe('contact');
    expect(openStep(delivery)).toBe('delivery');
    expect(openStep(aCheckout())).toBe('pay');
    expect(stepToShow(delivery, 'pay')).toBe('delivery');
    expect(stepToShow(aCheckout(), 'contact')).toBe('contact');
    expect(stepToShow(aCheckout(), ['pay', 'contact'])).toBe('pay');
  });

  test('require delivery again if the day is gone, the address is incomplete or goods are left out', () => {
    expect(openStep(aCheckout({ consignments: [aConsignment({ chosen: null })] }))).toBe('delivery');
    expect(openStep(aCheckout({ lines: [{ id: 'put in later', quantity: 1 }] }))).toBe('delivery');
    const address = anAddress({ city: '' });
    expect(openStep(aCheckout({ consignments: [aConsignment({ address })] }))).toBe('delivery');
    const second = aConsignment({ id: 'd', chosen: null });
    expect(openStep(aCheckout({ consignments: [aConsignment(), second] }))).toBe('delivery');
  });
});

describe('delivery cost', () => {
  const option = (day: string, price: number) => anOption({ id: day, day, price });
  const friday = option('2026-11-27', 30_00);
  const tuesday = option('2026-12-08', 25_00);
  const two = (chosen: boolean) => [
    aConsignment({ options: [friday], chosen: chosen ? friday : null }),
    aConsignment({ options: [friday, tuesday], chosen: chosen ? tuesday : null }),
  ];
  const { sums } = aCheckout();

  test('adds up both deliveries, at the chosen days if there are any', () => {
    expect(deliveryCost(two(true), { ...sums, delivery: 55_00 })).toEqual({
      label: '2 deliveries, Fri 27 Nov and Tue 8 Dec',
      price: 55_00,
    });
    expect(deliveryCost(two(false), { ...sums, delivery: null })?.price).toBe(55_00);
    expect(deliveryCost([], { ...sums, delivery: null })).toBeNull();
  });
});

test('the billing address differs if any part of it but the e-mail address does', () => {
  expect(isSamePlace(anAddress(), anAddress({ email: 'other@post.example' }))).toBe(true);
  expect(isSamePlace(anAddress(), anAddress({ address1: '13 Hessle Mount' }))).toBe(false);
});

describe('an answer of the payments host', () => {
  const HOST = 'payments.example';
  const challenge = (redirect_url: string) => ({
    data: { status: 'additional_action_required', additional_action_required: { data: { redirect_url } } },
  });

  test.each([
    [201, { data: { status: 'success' } }, { kind: 'taken' }],
    [202, challenge('https://bank.example/1'), { kind: 'challenge', url: 'https://bank.example/1' }],
    [202, challenge(`http://${HOST}/1`), { kind: 'challenge', url: `http://${HOST}/1` }],
    [202, challenge('http://evil.example/'), { kind: 'unsure' }],
    [202, challenge('javascript:alert(1)'), { kind: 'unsure' }],
    [422, { code: 30101 }, { kind: 'unsure' }],
    [504, { code: 30107 }, { kind: 'unsure' }],
    [200, null, { kind: 'unsure' }],
  ])('with status %i and %j is read as the right result', (status, body, expected) =>
    expect(readPayment(status, body, HOST)).toEqual(expected),
  );

  test.each([
    [10001, 'The card details are not right'],
    [30102, 'The bank refused this card'],
    [30103, 'This card has expired'],
    [30104, 'The bank that issued this card did not accept'],
    [30106, 'This card has insufficient funds'],
  ])('explains why a card was refused with the code %i, and that nothing is paid', (code, words) => {
    const { kind, message } = { message: '', ...readPayment(422, { code }, HOST) };
    expect(kind).toBe('refused');
    expect(message).toMatch(new RegExp(`^${words}.*Nothing is paid. Try another card, or ask your bank`));
  });

  test.each([
    [401, {}],
    [401, { code: 30051 }],
    [422, { code: 'x' }],
    [429, null],
  ])('blames no bank or card for %i %j', (status, body) =>
    expect(readPayment(status, body, HOST)).toEqual({
      kind: 'refused',
      message: expect.stringMatching(/^(?!.*(bank|card)).*nothing is paid\. Load the page again/),
    }),
  );
});

describe('checkout messages', () => {
  test('name what has sold out, and say that nothing is paid', () => {
    expect(refusalWords('INSUFFICIENT_STOCK', 'Tarnside TW-914')).toMatch(
      /^Tarnside TW-914 has sold out.*Nothing is ordered and nothing is paid/,
    );
    expect(refusalWords('SHARD_LOCKED', null)).toBeNull();
    expect(NOT_TAKEN).toMatch(/Nothing is ordered and nothing is paid\. Check your basket/);
  });

  test.each([
    [
      'Incorrect or mismatch: Coupon code X does not exist',
      'We don’t recognise this code. Check it and try again.',
    ],
    [
      'Incorrect or mismatch: Coupon needs a minimum purchase of £300.00',
      'This coupon needs goods for £300 or more.',
    ],
    ['Incorrect or mismatch: Coupon code X has expired', 'This coupon has expired.'],
    [
      'Incorrect or mismatch: Coupon code `X` is not eligible for this checkout',
      'We can’t apply this code to your basket. Check its spelling, its end date and what it can be used on.',
    ],
  ])('explain why a code was refused: %s', (message, words) => expect(codeWords(message)).toBe(words));
});

describe('delivery days', () => {
  test('are shown with their weekday, and weekends are marked', () => {
    const option = { id: 'a', words: 'Standard delivery, Saturday 28 November 2026', price: 0 };
    expect(dayParts({ ...option, day: '2026-11-28' })).toEqual({
      day: '28 Nov',
      weekday: 'Saturday',
      note: '8am to 2pm; a four-hour slot by text the evening before',
      isWeekend: true,
    });
    expect(dayParts({ ...option, words: 'Courier', day: null })).toMatchObject({ day: 'Courier' });
  });
});

test('the calendar file is complete, folded and escaped', () => {
  const place = '12 Hessle Mount, Leeds; by the Ü’s and a very long line that has to be folded somewhere';
  const days = ['2026-11-26', '2026-12-08'];
  const delivery = { order: 2101, days, place, shop: 'Hobwright', phone: '0114 496 0142' };
  const file = calendarFile(
    { ...delivery, origin: 'http://localhost:3000' },
    new Date('2026-11-20T10:00:00Z'),
  );
  const lines = file.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  const events = lines.filter((line) => line.endsWith(':VEVENT'));
  expect(events).toEqual(['BEGIN:VEVENT', 'END:VEVENT', 'BEGIN:VEVENT', 'END:VEVENT']);
  expect(lines).toContain('DTSTART;VALUE=DATE:20261126');
  expect(lines).toContain('DTEND;VALUE=DATE:20261127');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261208');
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:order-2101@localhost',
    'UID:order-2101-2@localhost',
  ]);
  expect(file.replaceAll('\r\n ', '')).toContain('LOCATION:12 Hessle Mount\\, Leeds\\; by the Ü’s');
});
