import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../sandbox/demo/seed/customers/data/people.ts';
import type { Stack } from '../../scripts/lib/stack.ts';
import { fillDelivery, WASHER } from './checkout.ts';
import type { Placed } from './orders.ts';

/** Sends a form of the shop as a browser without scripts does, for the page's visitor; it has to be taken. */
async function send(
  { request }: Page,
  { origin }: Stack,
  call: string,
  form: Record<string, string>,
  to: string,
): Promise<void> {
  const answer = await request.post(origin + call, { form, headers: { origin }, maxRedirects: 0 });
  const leadsTo = answer.headers()['location']?.replace(/[?&]note=.*/, '');
  expect([answer.status(), leadsTo], call).toEqual([303, to]);
}

/** `signInAs` without a visit to the form. */
export async function signedInAs(page: Page, stack: Stack, email: string, path = '/account'): Promise<void> {
  await send(page, stack, '/api/login', { email, password: DEMO_PASSWORD, redirect: path }, path);
  await page.goto(path);
}

/** Makes an account, whose visitor is then signed in, without a visit to the form. */
export async function registered(page: Page, stack: Stack, email: string, password: string): Promise<void> {
  const account = { firstName: 'Patricia', lastName: 'Moss', email, password };
  await send(page, stack, '/api/register', { ...account, redirect: '/cart' }, '/cart');
}

/** Opens an order for the page's visitor, and its page, without its form. */
export async function openedOrder(page: Page, stack: Stack, order: Placed): Promise<void> {
  const path = `/track-order?order=${order.id}`;
  const proof = order.billing_address.zip;
  await send(page, stack, '/api/track-order', { order: String(order.id), proof }, path);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Order total' })).toBeVisible();
}

/** What a page says in the first field of a name that holds something. */
function valueOf(html: string, name: string): string {
  const fields = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g')) ?? [];
  return fields.flatMap((field) => / value="([^"]+)"/.exec(field)?.[1] ?? []).at(0) ?? '';
}

/** `putIn` without a visit to the product. @param extras fields of what is chosen with it, such as `connect` */
export async function withOne(page: Page, stack: Stack, path = WASHER, ...extras: string[]): Promise<void> {
  const html = await (await page.request.get(stack.origin + path)).text();
  const fields = ['product', 'sku', ...extras].map((name) => [name, valueOf(html, name)]);
  await send(page, stack, '/api/basket/add', { quantity: '1', ...Object.fromEntries(fields) }, '/cart/plain');
}

async function sendContact(page: Page, stack: Stack): Promise<void> {
  const contact = { email: 'hana@post.example', phone: '07700 900318' };
  await send(page, stack, '/api/checkout/contact', contact, '/checkout?step=delivery');
}

/** At step 2, filled in with the mouse: `throughDelivery` without a visit to step 1. */
export async function atDelivery(page: Page, stack: Stack): Promise<void> {
  await sendContact(page, stack);
  await page.goto('/checkout?step=delivery');
  await fillDelivery(page);
}

/** At step 3 with what is in the basket: `toPayment` without a visit to the pages on the way. */
export async function paying(page: Page, stack: Stack): Promise<void> {
  await sendContact(page, stack);
  const postalCode = 'LS6 3BN';
  await send(page, stack, '/api/checkout/days', { postalCode }, '/checkout?step=delivery');
  const html = await (await page.request.get(`${stack.origin}/checkout?step=delivery`)).text();
  const address = {
    postalCode,
    option: valueOf(html, 'option'),
    fullName: 'Hana Akhtar',
    address1: '12 Hessle Mount',
    city: 'Leeds',
    ...(html.includes('name="floor"') && { floor: 'first' }),
  };
  await send(page, stack, '/api/checkout/delivery', address, '/checkout?step=pay');
  await page.goto('/checkout?step=pay');
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible();
}

/** The same with one of a product: `putIn` and `toPayment`. */
export async function atPayment(page: Page, stack: Stack, path = WASHER): Promise<void> {
  await withOne(page, stack, path);
  await paying(page, stack);
}
