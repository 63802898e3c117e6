import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../sandbox/demo/seed/customers/data/people.ts';
import type { Stack } from '../../scripts/lib/stack.ts';
import { fillDelivery, WASHER } from './checkout.ts';
import type { Placed } from './orders.ts';

/** Submits a form for the page's visitor as a browser without scripts does, and expects it to be accepted. */
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

/** Like `signInAs`, without visiting the form. */
export async function signedInAs(page: Page, stack: Stack, email: string, path = '/account'): Promise<void> {
  await send(page, stack, '/api/login', { email, password: DEMO_PASSWORD, redirect: path }, path);
  await page.goto(path);
}

/** Creates an account and signs the visitor in to it, without visiting the form. */
export async function registered(page: Page, stack: Stack, email: string, password: string): Promise<void> {
  const account = { firstName: 'Patricia', lastName: 'Moss', email, password };
  await send(page, stack, '/api/register', { ...account, redirect: '/cart' }, '/cart');
}

/** Opens an order and its page for the visitor, without the tracking form. */
export async function openedOrder(page: Page, stack: Stack, order: Placed): Promise<void> {
  const path = `/track-order?order=${order.id}`;
  const proof = order.billing_address.zip;
  await send(page, stack, '/api/track-order', { order: String(order.id), proof }, path);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Order total' })).toBeVisible();
}

/** Returns the value of the first field of a name that is not empty. */
function valueOf(html: string, name: string): string {
  const fields = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g')) ?? [];
  return fields.flatMap((field) => / value="([^"]+)"/.exec(field)?.[1] ?? []).at(0) ?? '';
}

/** Like `putIn`, without visiting the product page. @param extras fields of the extras to choose, such as `connect` */
export async function withOne(page: Page, stack: Stack, path = WASHER, ...extras: string[]): Promise<void> {
  const html = await (await page.request.get(stack.origin + path)).text();
  const fields = ['product', 'sku', ...extras].map((name) => [name, valueOf(html, name)]);
  await send(page, stack, '/api/basket/add', { quantity: '1', ...Object.fromEntries(fields) }, '/cart/plain');
}

async function sendContact(page: Page, stack: Stack): Promise<void> {
  const contact = { email: 'hana@post.example', phone: '07700 900318' };
  await send(page, stack, '/api/checkout/contact', contact, '/checkout?step=delivery');
}

/** Like `throughDelivery`, without visiting step 1: step 2, filled in with the mouse. */
export async function atDelivery(page: Page, stack: Stack): Promise<void> {
  await sendContact(page, stack);
  await page.goto('/checkout?step=delivery');
  await fillDelivery(page);
}

/** Like `toPayment`, without visiting the pages before it: step 3 with the current basket. */
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

/** Like `putIn` followed by `toPayment`, without visiting the pages before it. */
export async function atPayment(page: Page, stack: Stack, path = WASHER): Promise<void> {
  await withOne(page, stack, path);
  await paying(page, stack);
}
