import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { addDays, londonDate, longDay } from '../lib/dates/rules.ts';
import { deliverySteps } from '../lib/delivery/steps.ts';
import { BUILT_IN } from '../lib/policy/data/built-in.ts';
import { type Stack, startStack } from '../scripts/lib/stack.ts';
import { at, later } from './support/moments';
import { promisedDays, readPage } from './support/reading';

const { delivery } = BUILT_IN;
const WASHER = '/tarnside-tw-914-9kg-washing-machine';
/** Requested last, so that its data is written last. */
const LAST = '/tarnside-tw-912-9kg-washing-machine';

/** Pages that a shopper has seen, with words that each must contain. */
const SEEN: readonly (readonly [path: string, words: RegExp])[] = [
  ['/', /Home appliances/],
  ['/laundry', /Washing machines/],
  ['/laundry/all', /Tarnside/],
  ['/washing-machines', /Tarnside TW-914/],
  ['/washing-machines?spin-speed=1400-rpm', /1400/],
  ['/kettles', /Kettles/],
  ['/brands', /Norrvik/],
  ['/brands/norrvik', /Norrvik/],
  [WASHER, /Tarnside TW-914.*£\d/],
  ['/p/TARN-TW1212-WH', /Tarnside TW-1212.*£\d/],
  ['/blog', /Blog/],
  ['/blog/fourteen-finishes', /finish/i],
  ['/buying-guides', /Buying guides/],
  ['/buying-guides/hobs', /hob/i],
  ['/help', /Questions and answers/],
  ['/terms', /terms/i],
  ['/delivery', /Delivery and dates/],
  ['/contact', /Contact us/],
  ['/cart', /Basket/],
  ['/search?q=oven', /oven/i],
  [LAST, /Tarnside TW-912.*£\d/],
];

/** Pages that the build prerenders and that a start does not request by itself. */
const BUILT = ['/', '/laundry', '/laundry/all', '/refrigeration', '/brands', '/blog', '/buying-guides'];

/** Expects every page with its words, on its first response and on the second, which is re-rendered. */
async function expectAll(stack: Stack, when: string): Promise<void> {
  for (const [path, words] of SEEN)
    for (const asked of ['first', 'again']) {
      const page = await readPage(stack, path);
      expect(page.status, `${path}, ${when}, ${asked}`).toBe(200);
      expect(page.words, `${path}, ${when}, ${asked}`).toMatch(words);
      expect(page.words, `${path}, ${when}, ${asked}`).not.toMatch(/Page not found|No results|£0\.00/);
    }
}

/** Expects pages to name the delivery days of the current time. */
async function expectDaysOfNow(stack: Stack): Promise<void> {
  const { ordered, door } = deliverySteps(stack.now(), delivery.zones.mainland, delivery);
  const days = async (path: string) => promisedDays((await readPage(stack, path)).words, stack.now());
  expect((await days('/'))[0]).toBe(ordered);
  expect((await days('/washing-machines'))[0]).toBe(door);
  expect((await readPage(stack, WASHER)).words).toContain(longDay(door));
}

/** Returns when the machine last stored an upstream answer. */
function keptUntil(stack: Stack): number {
  const file = join(stack.env['SHOP_DATA'] ?? '', 'kept', 'answers.sqlite');
  const db = new DatabaseSync(file, { readOnly: true });
  const found = db.prepare('SELECT max(at) AS at FROM answer').get();
  db.close();
  return Number(found?.['at']);
}

test.describe('a shop started while every service is down', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  let stack: Stack;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    stack = await startStack('restart', 'moved', 1_000, {
      SHOP_RENDERERS: '1',
      WARM_PAGES: '4',
      // Services that are down refuse at once, while a busy machine answers late.
      UPSTREAM_PATIENCE: '8',
    });
  });
  test.afterAll(() => stack.stop());

  test('without its data folder shows the prerendered pages, also on the next day', async () => {
    await stack.stopSandbox();
    await stack.stopShop('killed');
    rmSync(stack.env['SHOP_DATA'] ?? '', { recursive: true });
    await stack.startShop();
    for (const moment of [stack.now(), at(addDays(londonDate(stack.now()), 1), 0, 1)]) {
      await stack.moveTo(moment);
      for (const path of BUILT) {
        const { status, words } = await readPage(stack, path);
        expect(status, `${path}, ${moment.toISOString()}`).toBe(200);
        expect(words, path).not.toMatch(/Page not found/);
      }
    }
    await stack.startSandbox();
  });

  test('shows the pages seen before it was killed', async () => {
    await stack.moveTo(at(addDays(londonDate(stack.now()), 1), 14));
    await expectAll(stack, 'while all is well');
    const asked = stack.now().getTime();
    await stack.moveTo(later(stack.now(), 2));
    await readPage(stack, LAST);
    await expect.poll(() => keptUntil(stack)).toBeGreaterThan(asked);
    await stack.stopSandbox();
    await stack.stopShop('killed');
    await stack.startShop();
    await expectAll(stack, 'after a restart');
    await expectDaysOfNow(stack);
  });

  test('goes on past midnight, and past another restart, with current delivery days', async () => {
    await stack.moveTo(at(addDays(londonDate(stack.now()), 1), 0, 1 / 60));
    // The first request of the new day may close the circuit breaker, and still gets the old page.
    await expect(() => expectDaysOfNow(stack)).toPass();
    await expectAll(stack, 'after midnight');
    await stack.stopShop('killed');
    await stack.startShop();
    await expectDaysOfNow(stack);
    await expectAll(stack, 'after midnight and a restart');
  });

  test('reports what is failing, and recovers when it is back', async () => {
    const ready = async () =>
      (await (await fetch(`${stack.origin}/api/health/ready`)).json()) as {
        status: string;
        failing: string[];
      };
    expect(await ready()).toMatchObject({
      status: 'degraded',
      failing: expect.arrayContaining(['commerce']),
    });
    expect((await readPage(stack, '/never-seen-before')).status).toBe(503);
    await stack.startSandbox();
    await expect.poll(async () => (await ready()).failing, { timeout: 15_000 }).not.toContain('commerce');
    expect((await readPage(stack, '/never-seen-before')).status).toBe(404);
  });
});
