import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO } from './support/account';
import { atPayment, signedInAs } from './support/calls';
import { expect, test } from './support/test';

/** One page of each kind that the server renders for everybody. */
const PAGES = [
  '/',
  '/washing-machines',
  '/washing-machines?energy-rating=a',
  '/laundry',
  '/pendlewick-p8-12-8kg-washing-machine',
  '/steinhaupt-dhs-22-22mm-drain-hose',
  '/brands',
  '/tarnside',
  '/colors',
  '/blog',
  '/buying-guides',
  '/delivery',
  '/site-map',
  '/contact',
  '/trade',
  '/newsletter',
  '/login',
  '/login/link',
  '/forgot-password',
  '/reset-password',
  '/logout',
  '/cart',
  '/cart/plain',
  '/wishlist',
  '/multibuy-list',
  '/multibuy-list/fitter-pack',
  '/my-home',
  '/track-order',
  '/search?q=oven',
  '/search-alg?q=oven',
  '/compare',
  '/compare?sku=TARN-TW914-WH,PEND-P812-WH,OXLO-OW7-WH',
  '/nowhere-at-all',
];
const OWN_PAGES = [
  '/account',
  '/account/order-history',
  '/account/order-history/1522248721',
  '/account/address-book',
  '/account/address-book/new',
  '/account/personal-details',
  '/account/login-security',
  '/account/wishlist',
  '/account/multibuy',
];

/**
 * Exceptions: the makers' search reads what was typed once its script has loaded, and the other is invisible until
 * then.
 */
const WITHOUT = ['/brands: Find a maker', /: Show the password$/];

/**
 * Returns the controls of a server-rendered page on which a press or choice would be lost while scripts load: those
 * that no form with an action submits, that open nothing natively, and that are in no part that records presses.
 * Controls in a closed dialog, or that cannot be pressed yet, wait for a script anyway.
 */
async function forgotten(page: Page, request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const names = await page.evaluate((text) => {
    const drawn = new DOMParser().parseFromString(text, 'text/html');
    const controls = drawn.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
      'button, input:not([type=hidden]), select, textarea',
    );
    const works = (control: HTMLButtonElement | HTMLInputElement) =>
      control.matches(
        '[popovertarget], [disabled], dialog:not([open]) *, [inert] *, [data-early], [data-early] *',
      ) ||
      (control.matches('button:not([type=submit])') ? false : control.form?.hasAttribute('action')) ||
      control.matches('button[formaction]');
    return [...controls]
      .filter((control) => !works(control))
      .map((control) =>
        (control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent).trim(),
      );
  }, html);
  return names
    .map((name) => `${path}: ${name}`)
    .filter(
      (name) => !WITHOUT.some((known) => (typeof known === 'string' ? name === known : known.test(name))),
    );
}

async function forgottenOn(page: Page, request: APIRequestContext, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  await page.goto('about:blank');
  for (const path of paths) found.push(...(await forgotten(page, request, path)));
  return found;
}

test('every control of the public pages remembers a press that comes before scripts', {
  tag: '@long',
}, async ({ page, request }) => {
  expect(await forgottenOn(page, request, PAGES)).toEqual([]);
});

test('every control of the account pages remembers a press that comes before scripts', {
  tag: '@long',
}, async ({ page, stack }) => {
  await signedInAs(page, stack, DEMO);
  expect(await forgottenOn(page, page.request, OWN_PAGES)).toEqual([]);
});

test('every control of the checkout remembers a press that comes before scripts', { tag: '@long' }, async ({
  page,
  stack,
}) => {
  test.slow();
  await atPayment(page, stack);
  const steps = ['contact', 'delivery', 'pay'].map((step) => `/checkout?step=${step}`);
  expect(await forgottenOn(page, page.request, steps)).toEqual([]);
});
