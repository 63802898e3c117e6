import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { addDays, type Day, londonDate, longDay, shortDay } from '../lib/dates/rules.ts';
import { deliverySteps } from '../lib/delivery/steps.ts';
import { BUILT_IN } from '../lib/policy/data/built-in.ts';
import type { Stack } from '../scripts/lib/stack.ts';
import { setFault } from './support/fault';
import { at, dayAfter, isBankHoliday, isSunday, later } from './support/moments';
import { promisedDays, readingOf, readPage } from './support/reading';
import { expect, test } from './support/test';

// One shop, whose clock moves forward from test to test.
test.use({ ownStack: '-clock', clock: 'moved' });
test.describe.configure({ mode: 'default', timeout: 150_000 });

/** The demo shop's policy entry says the same. */
const { delivery } = BUILT_IN;
const { mainland } = delivery.zones;

const WASHER = '/tarnside-tw-914-9kg-washing-machine';

/** One URL of each kind, with its status and the start of its title. */
const KINDS: readonly (readonly [path: string, status: number, title?: string])[] = [
  ['/', 200, 'Home appliances, measured to the millimetre'],
  ['/laundry', 200, 'Laundry'],
  ['/laundry/all', 200, 'All Laundry'],
  ['/washing-machines', 200, 'Washing machines'],
  ['crawler /washing-machines', 200, 'Washing machines'],
  ['/washing-machines?spin-speed=1400-rpm', 200, 'Washing machines'],
  [WASHER, 200, 'Tarnside TW-914'],
  ['/p/tarn-tw914-wh', 200, 'Tarnside TW-914'],
  ['/p/TARN-TW1212-WH', 200, 'Tarnside TW-1212'],
  ['/tarnside-tw-912-9kg-washing-machine', 200, 'Tarnside TW-912'],
  ['/pendlewick-pl131-131litre-under-counter-fridge', 200, 'Pendlewick PL131'],
  ['/brands', 200, 'Makers'],
  ['/brands/norrvik', 200, 'Norrvik'],
  ['/buying-guides', 200, 'Buying guides'],
  ['/buying-guides/hobs', 200],
  ['/blog', 200, 'Blog'],
  ['/help', 200, 'Questions and answers'],
  ['/delivery', 200, 'Delivery and dates'],
  ['/contact', 200, 'Contact us'],
  ['/cart', 200, 'Basket'],
  ['/search?q=oven', 200, 'Search: oven'],
  ['/search-alg?q=oven', 200, 'Search: oven'],
  ['/no-such-thing', 404, 'Page not found'],
  ['/status/404', 404, 'Page not found'],
  ['/products/tw-914', 308],
  ['/Washing-Machines/', 308],
  ['/account', 307],
  ['/sitemap.xml', 200],
  ['/sitemaps/blog.xml', 200],
  ['/robots.txt', 200],
  ['/api/no-such-call', 404],
];

/** Reads every page's own data, one after the other. */
async function readAll(stack: Stack) {
  const readings = [];
  for (const [path] of KINDS) readings.push({ path, ...readingOf(await readPage(stack, path)) });
  return readings;
}

/**
 * The same once no page lacks data that came too late on a busy machine: such a page is rendered again within half a
 * minute.
 */
async function readWhole(stack: Stack): ReturnType<typeof readAll> {
  const readings = await readAll(stack);
  if (!readings.some(({ kept }) => kept?.includes('s-maxage=30,'))) return readings;
  await stack.moveTo(later(stack.now(), 1));
  return readWhole(stack);
}

test('a stale page shows the same as when it was fresh, and so does the page rendered next', {
  tag: '@long',
}, async ({ stack }) => {
  test.slow();
  await readAll(stack);
  const young = await readWhole(stack);
  for (const [at, [path, status, title = '']] of KINDS.entries()) {
    expect(young[at]?.status, path).toBe(status);
    expect(young[at]?.title ?? '', path).toContain(title);
  }
  for (const minutes of [61 / 60, 60, 25 * 60]) {
    await stack.moveTo(later(stack.now(), minutes));
    for (const asked of ['as it was kept', 'made anew'])
      expect(await readWhole(stack), `${minutes} minutes later, ${asked}`).toEqual(young);
  }
});

/** Pages that name delivery days; all but the first name them for products in stock. */
const PROMISING = ['/', WASHER, '/washing-machines', '/laundry/all', '/brands/norrvik', '/search?q=oven'];

/** Returns a pattern of the line with the first day; Fridays and Saturdays have a charge. */
const onDoor = (door: Day): RegExp => new RegExp(`(Free|£\\d+) on ${longDay(door).replaceAll(' ', '\\s')}`);

/** Checks the days that pages name in their very first responses after the clock was moved. */
async function expectDaysOf(stack: Stack): Promise<void> {
  const now = stack.now();
  const { ordered, door, today } = deliverySteps(now, mainland, delivery);
  for (const path of PROMISING) {
    const { words } = await readPage(stack, path);
    const where = `${path}, ${now.toISOString()}`;
    expect(promisedDays(words, now)[0], where).toBe(path === '/' ? ordered : firstOf(path, words, door));
    if (path === '/') {
      expect(words, where).toContain(`${ordered === today ? 'Today' : 'Tomorrow'} ${longDay(ordered)}. `);
      expect(words, where).toContain(`${shortDay(door)} `);
    }
    if (path === WASHER) {
      expect(words, where).toMatch(onDoor(door));
      expect(words, where).not.toMatch(/within \d+ (h|min)\b/);
      expect(words, where).toContain(`As of ${longDay(today)} ${today.slice(0, 4)}.`);
    }
  }
}

/** Returns the first day to expect. A product page also says until when that day can be ordered for. */
function firstOf(path: string, words: string, door: Day): Day {
  const [, by] = /Order by 8pm on ([^.]+)\./.exec(path === WASHER ? words : '') ?? [];
  return by ? (promisedDays(by, new Date(`${door}T12:00Z`))[0] ?? door) : door;
}

test('promised days are right from the first second after the cut-off, after midnight, on Sundays and bank holidays', {
  tag: '@long',
}, async ({ stack }) => {
  const day = dayAfter(stack.now());
  for (const moment of [at(day, 19, 58), at(day, 20, 1 / 60), at(addDays(day, 1), 0, 1 / 60)]) {
    await stack.moveTo(moment);
    await expectDaysOf(stack);
    await expectDaysOf(stack);
  }
  for (const fits of [isSunday, isBankHoliday]) {
    await stack.moveTo(at(dayAfter(stack.now(), fits), 10));
    await expectDaysOf(stack);
  }
});

/** Writes directly into the platform's database, so that no webhook reports it. */
function writeUntold(stack: Stack, statement: string, ...values: (string | number)[]): void {
  const store = new DatabaseSync(join(stack.env['SANDBOX_DATA'] ?? '', 'sandbox.sqlite'));
  store.exec('PRAGMA busy_timeout = 5000');
  store.prepare(statement).run(...values);
  store.close();
}

test('a price that no webhook reported is shown after the cached one expires', { tag: '@long' }, async ({
  stack,
}) => {
  const price = async () => /£432\.11/.test((await readPage(stack, WASHER)).words);
  await stack.moveTo(at(dayAfter(stack.now()), 10));
  expect(await price()).toBe(false);
  writeUntold(stack, 'UPDATE product SET price = 43211, sale_price = NULL WHERE path = ?', `${WASHER}/`);
  expect(await price()).toBe(false);
  await stack.moveTo(later(stack.now(), 61 / 60));
  await price();
  await expect.poll(price).toBe(true);
});

test('while the platform is down for an hour pages stay with current days, and show its prices afterwards', {
  tag: '@long',
}, async ({ stack }) => {
  const day = dayAfter(stack.now());
  const paths = ['/', WASHER, '/washing-machines', '/brands/norrvik', '/help', '/buying-guides/hobs'];
  await stack.moveTo(at(day, 19, 30));
  const before = await Promise.all(paths.map((path) => readPage(stack, path)));
  await setFault(stack, 'graphql', 'down');
  for (const moment of [at(day, 19, 45), at(day, 20, 30)]) {
    await stack.moveTo(moment);
    for (const [at, path] of paths.entries())
      for (const asked of ['as it was kept', 'made anew'])
        expect(readingOf(await readPage(stack, path)), `${path}, ${asked}`).toEqual(
          before[at] && readingOf(before[at]),
        );
  }
  const { door } = deliverySteps(stack.now(), mainland, delivery);
  expect((await readPage(stack, WASHER)).words).toMatch(onDoor(door));
  await setFault(stack, 'graphql', 'none');
  await stack.moveTo(at(day, 20, 32));
  // The first request closes the circuit breaker again.
  await expect(() => expectDaysOf(stack)).toPass();
});

test('a tab left open shows the current days when it is looked at again', { tag: '@long' }, async ({
  page,
  stack,
}) => {
  const day = dayAfter(stack.now());
  await stack.moveTo(at(day, 19, 58));
  await page.clock.install({ time: stack.now() });
  const doorNow = () => deliverySteps(stack.now(), mainland, delivery).door;
  const other = await page.context().newPage();
  await other.clock.install({ time: stack.now() });
  await page.goto('/washing-machines');
  await other.goto(WASHER);
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'In stock' }).first();
  await expect(first).toContainText(shortDay(doorNow()));
  await expect(other.getByText(onDoor(doorNow()))).toBeVisible();
  await expect(other.getByText(/^Order by 8pm today, within \d+ min\./)).toBeVisible();
  for (const moment of [at(day, 20, 1), at(addDays(day, 1), 0, 1)]) {
    const passed = moment.getTime() - stack.now().getTime();
    await stack.moveTo(moment);
    for (const tab of [page, other]) await tab.clock.fastForward(passed);
    await expect(first).toContainText(shortDay(doorNow()));
    await expect(other.getByText(onDoor(doorNow()))).toBeVisible();
  }
});

test('a restock day is shown until it is over', { tag: '@long' }, async ({ stack }) => {
  const [out, due] = ['/p/TARN-TW1212-WH', '/pendlewick-pl131-131litre-under-counter-fridge'];
  await stack.moveTo(at(dayAfter(stack.now()), 10));
  const comes = at(addDays(londonDate(stack.now()), 5), 12);
  const words = longDay(londonDate(comes)).replace(/^\w+ /, '');
  const note = 'UPDATE product SET availability_note = ?, release_at = ?';
  const values = [`Here again on ${words}`, comes.getTime()] as const;
  writeUntold(stack, `${note}, stock = 0 WHERE sku = 'TARN-TW1212-WH'`, ...values);
  writeUntold(stack, `${note}, availability = 'Preorder' WHERE path = ?`, ...values, `${due}/`);
  await stack.moveTo(at(dayAfter(stack.now()), 10));
  expect((await readPage(stack, out)).words).toContain(`Here again on ${words}`);
  expect((await readPage(stack, due)).words).toContain(`it is due in on ${longDay(londonDate(comes))}`);
  await stack.moveTo(at(addDays(londonDate(comes), 1), 10));
  for (const path of [out, due]) {
    const later = await readPage(stack, path);
    expect(later.words).not.toMatch(new RegExp(`(?<!\\d)${words}`));
    expect(later.words).toContain('We do not have a date for this yet');
  }
});

test('a news banner is shown from its first instant to its last', { tag: '@long' }, async ({ stack }) => {
  const day = dayAfter(stack.now());
  const shown = async () => /Vans run on 24 December/.test((await readPage(stack, '/help')).words);
  await stack.moveTo(at(day, 9, 57));
  writeUntold(
    stack,
    `UPDATE content_entry SET published = json_set(published, '$.startsAt."en-GB"', ?, '$.endsAt."en-GB"', ?)
     WHERE id = 'bannerWinterDelivery'`,
    at(day, 10).toISOString(),
    at(day, 10, 3).toISOString(),
  );
  expect(await shown()).toBe(false);
  await stack.moveTo(at(day, 10, 1 / 60));
  expect(await shown()).toBe(true);
  await stack.moveTo(at(day, 10, 3 + 1 / 60));
  expect(await shown()).toBe(false);
});

test('no reduction outlives its promotion, not even in the search index', { tag: '@long' }, async ({
  stack,
}) => {
  await stack.moveTo(later(stack.now(), 400 * 24 * 60));
  for (const path of ['/', '/washing-machines', '/search?q=washing+machine', '/search-alg?q=washing+machine'])
    expect((await readPage(stack, path)).words, path).not.toMatch(/Was £|\bSave £/);
});
