import { describe, expect, test } from 'vitest';
import type { ProductCard } from '@/lib/catalogue/types';
import { type Coming, comingIn, preparations } from '@/lib/orders/prepare';
import { aCard } from '../../support/shop';
import { anOrderLine } from '../../support/orders';

const goods = (attributes: ProductCard['attributes'], id = 1) => aCard({ id, attributes });
const coming = (product: ProductCard | null, ...services: ProductCard[]): Coming => ({ product, services });

const TAKE = goods({ Type: 'Collection service' }, 20);
const CONNECT = goods({ Type: 'Fitting service' }, 21);
const washer = goods({ Type: 'Washing machine', Weight: '70 kg' });
const fridge = goods({ Type: 'Fridge freezer', Weight: '65 kg' });
const gasHob = goods({ Type: 'Gas hob', Fuel: 'Gas', Plug: '13 A', Weight: '9 kg' });

describe('checking the way in', () => {
  const WAY = /^Measure the way in/;
  const weighing = (Type: string, weight: string) => goods({ Type, ...(weight && { Weight: weight }) });

  test.each<[string, (ProductCard | null)[], boolean]>([
    ['what two people carry', [weighing('Kettle', '25 kg')], true],
    ['what comes as a parcel', [weighing('Steam cabinet', '24 kg')], false],
    ['what nobody has weighed and two usually carry', [weighing('Fridge freezer', '')], true],
    ['what nobody has weighed and is usually light', [weighing('Toaster', '')], false],
    ['what is not known any more', [weighing('Kettle', '2 kg'), null], true],
    ['nothing', [], false],
  ])('is advised only where two people have to carry something: %s', (_, all, isSaid) => {
    const { before } = preparations(all.map((each) => coming(each)));
    expect(before.some((line) => WAY.test(line))).toBe(isSaid);
  });
});

test('one sentence names every tradesperson who has to be booked', () => {
  const oven = (Type: string) => goods({ Type, Fuel: 'Electric', Plug: 'Hardwired', Weight: '24 kg' });
  expect(
    preparations([coming(gasHob), coming(oven('Single oven')), coming(oven('Compact oven'))]).before,
  ).toEqual(['Have the Gas Safe registered fitter and the electrician booked for after the delivery.']);
});

describe('work that we do', () => {
  test('needs no other tradesperson, and its preparation is given in its own words', () => {
    const service = {
      id: 21,
      kind: 'connect' as const,
      name: 'Fit a gas hob',
      before: 'The pipe must end within a metre.',
    };
    expect(preparations([coming(gasHob, CONNECT)], [service]).before).toEqual([
      'The pipe must end within a metre.',
    ]);
  });

  test('includes removing the transit bolts', () => {
    expect(preparations([coming(washer)]).after).toEqual([
      expect.stringMatching(/^Take out the transit bolts/),
    ]);
    expect(preparations([coming(washer, CONNECT)]).after).toEqual([]);
  });
});

describe('the old appliance', () => {
  const OLD = /the old|If the old/;
  const oldLines = (each: Coming) => preparations([each]).before.filter((line) => OLD.test(line)).length;

  test.each<[string, ProductCard, number]>([
    ['a fridge is emptied and defrosted', fridge, 2],
    ['a washing machine is taken off its tap', washer, 2],
    ['gas is left to who may touch it', gasHob, 2],
    ['a dryer is unplugged', goods({ Type: 'Tumble dryer' }), 1],
  ])('%s if we take it away, and is not mentioned if it stays', (_, product, count) => {
    expect(oldLines(coming(product, TAKE))).toBe(count);
    expect(oldLines(coming(product))).toBe(0);
  });
});

test('an old appliance that a fitter removes need not be disconnected beforehand', () => {
  const byFitter = goods({ Type: 'Fitting service', Visit: 'Own appointment' }, 22);
  const byCrew = goods({ Type: 'Fitting service', Visit: 'With the delivery' }, 23);
  const old = /hoses off|unplug/;
  const said = (...services: ProductCard[]) =>
    preparations([coming(washer, ...services)]).before.filter((line) => old.test(line)).length;
  expect([said(TAKE), said(TAKE, byCrew), said(TAKE, byFitter), said(byFitter)]).toEqual([2, 2, 0, 0]);
});

test('a service on an order line of its own applies to everything that comes', () => {
  const cards = new Map([washer, TAKE].map((card) => [card.id, card]));
  const lines = [anOrderLine({ id: 1, productId: 1 }), anOrderLine({ id: 2, productId: 20 })];
  expect(comingIn(lines, cards)).toEqual([{ product: washer, services: [TAKE] }]);
  expect(comingIn([anOrderLine({ productId: 99 })], cards)).toEqual([{ product: null, services: [] }]);
});

test('goods and services that were refunded are not prepared for', () => {
  const cards = new Map([washer, CONNECT].map((card) => [card.id, card]));
  const fitting = anOrderLine({ id: 2, productId: 21, refundedQuantity: 1 });
  const line = anOrderLine({ productId: 1, quantity: 2, refundedQuantity: 1, extras: [fitting] });
  expect(comingIn([line], cards)).toEqual([{ product: washer, services: [] }]);
  expect(comingIn([{ ...line, refundedQuantity: 2 }], cards)).toEqual([]);
});

test('the preparation for a service carries its name only where several services were ordered', () => {
  const TAPS = 'Have the taps free.';
  const connect = (id: number, name: string) => ({ id, name, before: TAPS, kind: 'connect' as const });
  const services = [connect(21, 'Connect a washing machine'), connect(22, 'Connect a dishwasher')];
  const other = goods({ Type: 'Fitting service' }, 22);
  const said = (...chosen: ProductCard[]) =>
    preparations([coming(washer, ...chosen)], services).before.filter((line) => /the taps free/.test(line));
  expect(said(CONNECT)).toEqual([TAPS]);
  expect(said(CONNECT, other)).toEqual([
    'Connect a washing machine: have the taps free.',
    'Connect a dishwasher: have the taps free.',
  ]);
});
