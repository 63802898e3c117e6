import type { Page } from '@playwright/test';
import { DEMO } from './support/account';
import { openedOrder, signedInAs } from './support/calls';
import { mailAbout, mailsAbout } from './support/mail';
import { merchant, type Parcel, type Placed } from './support/orders';
import { ALIKE, expect, test } from './support/test';

const UNKNOWN = '1999999999';
/** Names of the platform's shipping methods with a crew. */
const BY_VAN = /^(Two-person|Van) delivery/;
const PROOF = 'E-mail address or postcode on the order';
const NO_SUCH = 'We cannot find an order with this number and this e-mail address or postcode.';

async function give(page: Page, order: string | number, proof: string): Promise<void> {
  await page.getByLabel('Order number').fill(String(order));
  await page.getByLabel(PROOF).fill(proof);
  await page.getByRole('button', { name: 'Show the order' }).click();
}

/** Returns an order of a status with matching parcels and shipping methods. */
async function pick(
  platform: ReturnType<typeof merchant>,
  statuses: string[],
  fits: (parcels: Parcel[], methods: string[]) => boolean = () => true,
): Promise<Placed> {
  for (const order of await platform.orders()) {
    if (!statuses.includes(order.status)) continue;
    if (fits(await platform.parcels(order.id), await platform.methods(order.id))) return order;
  }
  throw new Error(`There is no order ${statuses.join(' or ')} of that kind.`);
}

test.describe('looking up an order', () => {
  test('by number alone shows its status and days, and no personal data', async ({
    page,
    request,
    stack,
    expectAccessible,
  }) => {
    const { id, billing_address } = await pick(merchant(request, stack), ['Shipped']);
    await page.goto(`/track-order?order=${id}`);
    const main = page.locator('main');
    await expect(main.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
    await expect(main.locator('[data-status]')).toHaveText('On its way');
    const html = await page.content();
    for (const secret of [billing_address.email, billing_address.zip, billing_address.street_1])
      expect(html).not.toContain(secret);
    expect(await main.innerText()).not.toContain(billing_address.last_name);
    await expectAccessible(page);
  });

  test('with the postcode shows everything', { tag: '@core' }, async ({
    page,
    request,
    stack,
    expectAccessible,
  }) => {
    const order = await pick(merchant(request, stack), ['Shipped']);
    await page.goto(`/track-order?order=${order.id}`);
    await give(page, order.id, order.billing_address.zip);
    await expect(page.getByRole('heading', { name: 'Order total' })).toBeVisible();
    const main = page.locator('main');
    await expect(main.getByText(order.billing_address.email)).toBeVisible();
    await expect(main.getByText(/^Sent on/)).toBeVisible();
    await expect(main.getByRole('list', { name: 'Where the order stands' })).toBeVisible();
    await expectAccessible(page, ALIKE);
    expect(page.url()).not.toContain('@');
  });

  test('shows what to prepare before the delivery, and the guarantees after it', async ({
    page,
    request,
    stack,
    expectAccessible,
  }) => {
    const platform = merchant(request, stack);
    const isVisit = (_: Parcel[], methods: string[]) =>
      methods.some((method) => method.startsWith('Two-person delivery'));
    await page.setViewportSize({ width: 390, height: 844 });
    await openedOrder(
      page,
      stack,
      await pick(platform, ['Awaiting Shipment', 'Awaiting Fulfillment', 'Shipped'], isVisit),
    );
    await expect(page.getByRole('region', { name: 'Before we come' }).getByRole('listitem')).not.toHaveCount(
      0,
    );
    await expectAccessible(page);
    await openedOrder(page, stack, await pick(platform, ['Completed'], isVisit));
    await expect(page.getByRole('region', { name: 'Before we come' })).toHaveCount(0);
    await expect(page.getByText(/^Guaranteed until at least \d/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Manual \(PDF\)/ }).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('answers a wrong address and an unknown number alike', async ({
    page,
    request,
    stack,
    expectedErrors,
    expectAccessible,
  }) => {
    expectedErrors.push(/404/);
    const order = await pick(merchant(request, stack), ['Shipped']);
    await page.goto('/track-order');
    const said: string[] = [];
    for (const number of [String(order.id), UNKNOWN]) {
      await give(page, number, 'nobody@example.org');
      const problem = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      await expect(problem).toContainText(NO_SUCH);
      said.push(await problem.innerText());
      await expect(page.getByLabel('Order number')).toHaveValue(number);
    }
    expect(said[0]).toBe(said[1]);
    await expectAccessible(page);
  });

  test('reports missing fields to keyboard users', async ({ page }) => {
    await page.goto('/track-order');
    await page.getByLabel('Order number').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Order number')).toBeFocused();
  });

  test('shows all three forms of tracking', async ({ page, request, stack }) => {
    const platform = merchant(request, stack);
    const all = ['Shipped', 'Partially Shipped', 'Completed'];
    const shapes: [(parcel: Parcel) => boolean, RegExp | null, boolean][] = [
      [({ tracking_number: n, tracking_link: l }) => Boolean(n && !l), /Tracking number/, false],
      [({ tracking_number: n, tracking_link: l }) => Boolean(!n && l), null, true],
      [({ tracking_number: n, tracking_link: l }) => Boolean(n && l), /Tracking number/, true],
    ];
    for (const [fits, words, isLink] of shapes) {
      const order = await pick(platform, all, (parcels) => parcels.some(fits));
      await openedOrder(page, stack, order);
      const main = page.locator('main');
      if (words) await expect(main.getByText(words).first()).toBeVisible();
      const link = main.getByRole('link', { name: /Track it with the carrier/ }).first();
      if (isLink) {
        await expect(link).toHaveAttribute('href', /^https:\/\//);
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is found, and a wrong proof is refused with the reason', async ({
    page,
    request,
    stack,
  }) => {
    const order = await pick(merchant(request, stack), ['Shipped']);
    await page.goto('/track-order');
    await give(page, order.id, 'nobody@example.org');
    await expect(page.getByText(NO_SUCH)).toBeVisible();
    await expect(page.getByLabel('Order number')).toHaveValue(String(order.id));
    await give(page, order.id, order.billing_address.email);
    await expect(page.getByRole('heading', { name: 'Order total' })).toBeVisible();
  });

  test('an order is cancelled', async ({ page, request, stack }) => {
    const order = await pick(merchant(request, stack), ['Awaiting Shipment', 'Pending']);
    await page.goto('/track-order');
    await give(page, order.id, order.billing_address.zip);
    await page.getByRole('link', { name: 'Cancel the order' }).click();
    await page.getByRole('button', { name: `Cancel order ${order.id}` }).click();
    await expect(page.getByText('Your order is cancelled.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel the order' })).toHaveCount(0);
  });
});

test.describe('changing one’s mind', () => {
  test('an order that has not been sent is cancelled from the account, and confirmed by one e-mail', {
    tag: '@core',
  }, async ({ page, request, stack, expectAccessible }) => {
    const platform = merchant(request, stack);
    const order = (await platform.orders()).find(
      ({ status, billing_address: { email } }) => status === 'Awaiting Fulfillment' && email === DEMO,
    );
    if (!order) throw new Error('The demo customer has no order that awaits fulfilment.');
    await signedInAs(page, stack, DEMO, `/account/order-history/${order.id}`);
    await page.getByRole('link', { name: 'Cancel the order' }).click();
    await expect(page.getByRole('heading', { name: 'Cancel the order?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Cancel order ${order.id}` }).click();
    await expect(page.getByText('Your order is cancelled.')).toBeVisible();
    const text = await mailAbout(request, stack.sandbox, `Cancelled: order ${order.id}`);
    expect(text).toContain('has been refunded the way you paid');
    await expect(page.getByRole('navigation', { name: 'Your account' })).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^£[\d,.]+ has been refunded the way you paid/)).toBeVisible();
    await platform.setStatus(order.id, 5);
    await expect(async () => {
      expect(await mailsAbout(request, stack.sandbox, `Cancelled: order ${order.id}`)).toBe(1);
    }).toPass();
    expect(await mailsAbout(request, stack.sandbox, `Refunded: order ${order.id}`)).toBe(0);
  });

  test('goods that were sent are returned line by line, and an e-mail says what happens next', async ({
    page,
    request,
    stack,
    expectedErrors,
    expectAccessible,
  }) => {
    expectedErrors.push(/422/);
    const order = await pick(merchant(request, stack), ['Shipped']);
    await openedOrder(page, stack, order);
    await page.getByRole('link', { name: 'Send something back' }).click();
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByRole('alert').getByText('Choose what you want to return')).toBeVisible();
    const why = page.getByLabel(/^Why: /);
    for (const each of await why.all()) await expect(each).toBeHidden();
    await page.locator('select').first().selectOption('1');
    await expect(why.filter({ visible: true })).toHaveCount(1);
    await page.locator('select').nth(1).selectOption('fit');
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('We have your request and will confirm it by e-mail.')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Going back, asked for on/ })).toBeVisible();
    const text = await mailAbout(request, stack.sandbox, `Your return: order ${order.id}`);
    expect(text).toContain('It does not fit where it should go');
    expect(text).toContain('I hereby give notice that I cancel');
    await expect(async () => {
      expect(await mailsAbout(request, stack.sandbox, `Your return: order ${order.id}`)).toBe(2);
    }).toPass();
  });

  test('a note for the crew is accepted while nothing has been sent', async ({ page, request, stack }) => {
    const order = await pick(
      merchant(request, stack),
      ['Awaiting Payment', 'Manual Verification Required'],
      (_, methods) => methods.some((method) => BY_VAN.test(method)),
    );
    await openedOrder(page, stack, order);
    await page.getByRole('link', { name: 'Tell the crew' }).click();
    await page.getByLabel(/What the crew should know/).fill('Two flights, and a narrow turn');
    await page.getByRole('button', { name: 'Tell the crew' }).click();
    await expect(page.getByText('The crew will be told.')).toBeVisible();
    await expect(page.getByText('Two flights, and a narrow turn')).toBeVisible();
  });

  test('a visitor who has not opened the order is asked to do so first', async ({ page, request, stack }) => {
    const order = await pick(merchant(request, stack), ['Shipped']);
    await page.goto(`/track-order/return?order=${order.id}`);
    await expect(page).toHaveURL(`/track-order?order=${order.id}`);
    await expect(page.getByLabel(PROOF)).toBeVisible();
  });
});

test('a repeated status is e-mailed once, in a layout that fits 320 px', async ({ page, request, stack }) => {
  const platform = merchant(request, stack);
  const order = await pick(platform, ['Shipped'], (parcels) => parcels.length > 0);
  await platform.setStatus(order.id, 10);
  await platform.setStatus(order.id, 10);
  const text = await mailAbout(request, stack.sandbox, `Delivered: order ${order.id}`);
  expect(text).toContain('VAT number');
  expect(await mailsAbout(request, stack.sandbox, `Delivered: order ${order.id}`)).toBe(1);
  const list = await (await request.get(`${stack.sandbox}/mailbox`)).text();
  const id = new RegExp(`/mailbox/(\\d+)">Delivered: order ${order.id}`).exec(list)?.[1];
  await page.setViewportSize({ width: 320, height: 800 });
  await page.setContent(await (await request.get(`${stack.sandbox}/mailbox/${id}/body?as=html`)).text());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
