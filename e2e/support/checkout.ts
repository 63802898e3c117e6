import { expect, type Page } from '@playwright/test';
import { choose } from './choose.ts';

export const WASHER = '/tarnside-tw-914-9kg-washing-machine';
/** Pattern of its total with the first day, which costs 5 pounds more if it is a Friday and 15 if it is a Saturday. */
export const WASHER_TOTAL = '£4(?:29|34|44)\\.00';
/** The payments host's test cards, by outcome. */
export const CARDS = {
  good: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  bank: '4000 0000 0000 3220',
  lost: '4000 0000 0000 0119',
  silent: '4000 0000 0000 0259',
} as const;

/** Adds a product to the basket from its page. */
export async function putIn(page: Page, path = WASHER): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('region', { name: 'Buy' })
    .getByRole('button', { name: /^(Add to basket|Pre-order)/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Added to basket' })).toBeVisible();
}

/** Completes step 1 and fills in step 2, with the mouse. */
export async function throughDelivery(page: Page): Promise<void> {
  await page.goto('/checkout?step=contact');
  await page.getByLabel('E-mail address').fill('hana@post.example');
  await page.getByLabel('Phone', { exact: true }).fill('07700 900318');
  await page.getByRole('button', { name: 'Go to step 2, delivery' }).click();
  await page.waitForURL('**step=delivery*');
  await fillDelivery(page);
}

/** Completes steps 1 and 2. */
export async function toPayment(page: Page): Promise<void> {
  await throughDelivery(page);
  await page.getByRole('button', { name: 'Go to step 3, pay' }).click();
  await page.waitForURL('**step=pay*');
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible();
}

/** Fills in everything that step 2 asks for, with the first day. */
export async function fillDelivery(page: Page): Promise<void> {
  await page.getByLabel('Postcode', { exact: true }).fill('LS6 3BN');
  await page.getByRole('button', { name: 'Show the days' }).click();
  await choose(
    page
      .getByRole('group', { name: /^(Which day\?|When it comes)$/ })
      .getByRole('radio')
      .first(),
  );
  await page.getByLabel('Full name', { exact: true }).fill('Hana Akhtar');
  await page.getByLabel('House and street', { exact: true }).fill('12 Hessle Mount');
  await page.getByLabel('Town or city', { exact: true }).fill('Leeds');
  const floor = page.getByLabel('Which floor?');
  if (await floor.isVisible()) await floor.selectOption('First floor');
}

/** Returns a card field in its frame. */
export const cardField = (page: Page, label: 'Card number' | 'Expiry date' | 'Security code') =>
  page.frameLocator(`iframe[title="${label}"]`).getByLabel(label);

export async function typeCard(page: Page, number: string): Promise<void> {
  await cardField(page, 'Card number').fill(number);
  await cardField(page, 'Expiry date').fill('12/35');
  await cardField(page, 'Security code').fill('123');
}

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay £/ }).click();

/** Returns the order number on the confirmation page. */
export async function orderNumber(page: Page): Promise<string> {
  // The page itself gives the payments host half a minute.
  await page.waitForURL('**/checkout/order/*', { timeout: 45_000 });
  await expect(page.getByRole('heading', { name: 'Thank you. Your order is placed' })).toBeVisible();
  return page.url().replace(/.*\//, '');
}
