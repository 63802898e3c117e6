import type { Page } from '@playwright/test';
import { atPayment } from './support/calls';
import { busy, type Control, holdScripts, actEarly, slowProcessor, visit } from './support/early';
import { expect as promptly, test } from './support/test';

/** A quarter of a shared processor takes longer than a whole one to run a page's scripts. */
const expect = promptly.configure({ timeout: 30_000 });

const WASHER = '/pendlewick-p8-12-8kg-washing-machine';
const THREE = '/compare?sku=TARN-TW914-WH,PEND-P812-WH,OXLO-OW7-WH';

/** Controls of one page that do not affect each other, all used before any of its scripts has loaded. */
type Group = { title: string; path: string; width?: number; asked?: boolean; controls: Control[] };

const button = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).first();
const tick = (name: RegExp) => (page: Page) => page.getByRole('checkbox', { name }).first();
const radio = (name: RegExp) => (page: Page) => page.getByRole('radio', { name }).first();
const field = (name: RegExp) => (page: Page) => page.getByRole('textbox', { name }).first();
const is = (at: Control['at'], attribute: string, value: string) => (page: Page) =>
  expect(at(page)).toHaveAttribute(attribute, value);
const stays = (at: Control['at'], text: string) => (page: Page) => expect(at(page)).toHaveValue(text);
const chosen = (at: Control['at']) => (page: Page) => expect(at(page)).toBeChecked();
const dialog = (name: string) => (page: Page) => expect(page.getByRole('dialog', { name })).toBeVisible();
const stored = (key: string) => (page: Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
const keeps = (key: string, what: Record<string, unknown>) => (page: Page) =>
  expect.poll(async () => stored(key)(page)).toMatchObject(what);
const counts = (key: string, count: number) => (page: Page) =>
  expect.poll(async () => ((await stored(key)(page)) as unknown[] | null)?.length).toBe(count);
const typed = (name: RegExp, text: string): Control => ({
  at: field(name),
  text,
  ends: stays(field(name), text),
});

const GROUPS: Group[] = [
  {
    title: 'the question about statistics is refused',
    path: '/',
    asked: true,
    controls: [{ at: button('Refuse'), ends: keeps('consent', { statistics: false }) }],
  },
  {
    title: 'the question about statistics is accepted',
    path: '/',
    asked: true,
    controls: [{ at: button('Accept'), ends: keeps('consent', { statistics: true }) }],
  },
  {
    title: 'the home page keeps a wishlist heart and a postcode',
    path: '/',
    controls: [
      { at: button(/^Save to wishlist/), ends: counts('wishlist', 1) },
      { at: field(/^Your postcode/), text: 'LS6 3BN', ends: keeps('home', { postcode: 'LS6 3BN' }) },
      { at: button('Show dates'), ends: (page) => expect(page.getByText('Dates for LS6 3BN')).toBeVisible() },
    ],
  },
  {
    title: 'the header asks where to deliver',
    path: '/laundry',
    controls: [{ at: button(/^Change the postcode/), ends: dialog('Where should we deliver?') }],
  },
  {
    title: 'a list keeps hearts, compare ticks and a typed search',
    path: '/washing-machines',
    controls: [
      { at: button(/^Save to wishlist: Pendlewick/), ends: counts('wishlist', 1) },
      { at: tick(/^Compare ?: Pendlewick/), ends: chosen(tick(/^Compare ?: Pendlewick/)) },
      { at: tick(/^Compare ?: Tarnside/), ends: counts('compare', 2) },
      {
        at: (page) => page.locator('input[name=q]').filter({ visible: true }).first(),
        text: 'tw914',
        ends: (page) => expect(page.getByRole('option', { name: /^Go to TW-914/ })).toBeVisible(),
      },
    ],
  },
  {
    title: 'a list keeps a typed price',
    path: '/washing-machines',
    controls: [typed(/^From/, '300')],
  },
  {
    title: 'a list is filtered',
    path: '/washing-machines',
    controls: [
      {
        at: (page) => page.locator('details input[name=capacity]').first(),
        ends: (page) => expect(page).toHaveURL(/\?capacity=/),
      },
    ],
  },
  {
    title: 'a product page shows another picture, sorts its reviews, and saves the product',
    path: WASHER,
    controls: [
      { at: button('To scale'), ends: is(button('To scale'), 'aria-current', 'true') },
      { at: button(/^4 stars/), ends: is(button(/^4 stars/), 'aria-pressed', 'true') },
      { at: button('Highest'), ends: is(button('Highest'), 'aria-pressed', 'true') },
      { at: button(/^Add to kitchen set/), ends: counts('multibuy', 1) },
      { at: button(/^Save to wishlist: Pendlewick P8-12/), ends: counts('wishlist', 1) },
      { at: tick(/^Compare/), ends: counts('compare', 1) },
      { at: tick(/^Connect a washing machine/), ends: chosen(tick(/^Connect a washing machine/)) },
      { at: radio(/^3 years in all/), ends: chosen(radio(/^3 years in all/)) },
    ],
  },
  {
    title: 'a product page shows more reviews',
    path: WASHER,
    controls: [
      {
        at: button('Show more reviews'),
        ends: (page) =>
          expect.poll(() => page.locator('#reviews article, [id*=review] article').count()).toBe(10),
      },
    ],
  },
  {
    title: 'brands are found by name',
    path: '/brands',
    controls: [
      {
        at: (page) => page.getByRole('searchbox', { name: 'Find a maker' }),
        text: 'tarn',
        ends: (page) => expect(page.locator('[data-maker]').filter({ visible: true })).toHaveCount(1),
      },
    ],
  },
  {
    title: 'a postcode is saved for the home',
    path: '/my-home',
    controls: [
      { at: field(/^Your postcode/), text: 'LS6 3BN', ends: keeps('home', { postcode: 'LS6 3BN' }) },
      { at: button('Show dates'), ends: stays(field(/^Your postcode/), 'LS6 3BN') },
    ],
  },
  {
    title: 'the details of the home are erased',
    path: '/my-home',
    controls: [
      {
        at: button('Erase everything on this device'),
        ends: (page) => expect(page.getByText('Everything about your home is erased.').first()).toBeVisible(),
      },
    ],
  },
  {
    title: 'a comparison shows every row, and saves a product',
    path: THREE,
    controls: [
      { at: tick(/^Only differences/), ends: (page) => expect(page).toHaveURL(/rows=all/) },
      { at: button(/^Save to wishlist: Tarnside/), ends: counts('wishlist', 1) },
      { at: button(/^Add to kitchen set ?: Tarnside/), ends: counts('multibuy', 1) },
    ],
  },
  {
    title: 'a product is removed from a comparison',
    path: THREE,
    controls: [
      {
        at: button(/^Remove ?: Oxlode/),
        ends: (page) => expect(page).toHaveURL('/compare?sku=TARN-TW914-WH,PEND-P812-WH'),
      },
    ],
  },
  {
    title: 'a comparison swaps its columns',
    path: THREE,
    width: 390,
    controls: [
      {
        at: (page) => page.getByRole('combobox', { name: 'Column 1' }),
        text: '2',
        ends: stays((page) => page.getByRole('combobox', { name: 'Column 1' }), '2'),
      },
    ],
  },
  {
    title: 'the contact form keeps what was typed',
    path: '/contact?order=1234',
    controls: [
      typed(/^Full name|^Name|^Your name/, 'Hana Akhtar'),
      typed(/^E-mail/, 'hana@post.example'),
      typed(/^Order number/, '99'),
    ],
  },
  {
    title: 'the order lookup keeps what was typed',
    path: '/track-order',
    controls: [typed(/^Order number/, '1522248721')],
  },
  {
    title: 'the registration form keeps what was typed',
    path: '/login',
    controls: [typed(/^First name/, 'Hana'), typed(/^Last name/, 'Akhtar')],
  },
  {
    title: 'the sign-in form keeps what was typed',
    path: '/login',
    controls: [typed(/^E-mail address/, 'hana@post.example')],
  },
  {
    title: 'the trade enquiry keeps what was typed',
    path: '/trade',
    controls: [
      {
        at: (page) => page.getByRole('main').getByRole('textbox').first(),
        text: 'Akhtar Lettings',
        ends: stays((page) => page.getByRole('main').getByRole('textbox').first(), 'Akhtar Lettings'),
      },
    ],
  },
];

test.describe('before any script', { tag: '@long' }, () => {
  for (const { title, path, width = 1440, asked = false, controls } of GROUPS) {
    test.describe(() => {
      if (asked) test.use({ storageState: { cookies: [], origins: [] } });

      test(title, async ({ page, context }) => {
        test.slow();
        await page.setViewportSize({ width, height: 900 });
        await slowProcessor(page);
        const release = await holdScripts(context);
        await visit(page, path);
        for (const control of controls) await actEarly(page, control);
        release();
        for (const { ends } of controls) await ends(page);
        await expect(busy(page)).toHaveCount(0);
      });
    });
  }

  test('a press on Pay counts, and waits for the card fields', async ({ page, context, stack }) => {
    test.slow();
    await atPayment(page, stack);
    await slowProcessor(page);
    const release = await holdScripts(context);
    await visit(page, '/checkout?step=pay');
    await actEarly(page, { at: button(/^Pay £/), ends: async () => undefined });
    release();
    // The card fields have loaded and report what is missing: the press was not lost, and nothing was paid.
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Enter the card number',
    );
  });
});
