import { DEMO } from './support/account';
import { atDelivery, atPayment, signedInAs, withOne } from './support/calls';
import { CARDS, cardField, orderNumber, pay, toPayment, typeCard, WASHER_TOTAL } from './support/checkout';
import { choose } from './support/choose';
import { productOf } from './support/gateway';
import { tabTo } from './support/keyboard';
import { ALIKE, expect, settled, test } from './support/test';

// Complete journeys of several pages each.
test.describe.configure({ timeout: 150_000 });

test('a guest orders with the keyboard alone, and every tab stop has a name', { tag: '@core' }, async ({
  page,
  stack,
  expectAccessible,
}) => {
  await withOne(page, stack);
  await page.goto('/cart');
  await tabTo(page, /^link "Go to checkout"/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout');
  await expectAccessible(page);

  const heard: string[] = [];
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  heard.push(...(await tabTo(page, /^textbox "E-mail address"/)));
  await page.keyboard.type('hana@post.example');
  heard.push(...(await tabTo(page, /^textbox "Phone"/)));
  await page.keyboard.type('07700 900318');
  await page.keyboard.press('Enter');

  await page.waitForURL('**step=delivery*');
  await expect(page.getByRole('heading', { name: /Delivery, step 2 of 3/ })).toBeFocused();
  heard.push(...(await tabTo(page, /^textbox "Postcode"/)));
  await page.keyboard.type('ls63bn');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Which day?' }).getByRole('radio').first()).toBeVisible();
  heard.push(...(await tabTo(page, /^combobox "Address at LS6 3BN"/)));
  await page.keyboard.press('ArrowDown');
  heard.push(...(await tabTo(page, /^textbox "Full name"/)));
  await page.keyboard.type('Hana Akhtar');
  await expect(page.getByLabel('House and street', { exact: true })).not.toHaveValue('');
  await expect(page.getByLabel('Town or city', { exact: true })).toHaveValue('Leeds');
  heard.push(...(await tabTo(page, /^radio "\d+ \w+ \w+day/)));
  await page.keyboard.press('Space');
  heard.push(...(await tabTo(page, /^combobox "Which floor\?"/)));
  await page.keyboard.type('First');
  await expectAccessible(page);
  heard.push(...(await tabTo(page, /^button "Go to step 3, pay"/)));
  await page.keyboard.press('Enter');

  await page.waitForURL('**step=pay*');
  await expect(page.getByRole('heading', { name: /Pay, step 3 of 3/ })).toBeFocused();
  await expectAccessible(page);
  await expect(cardField(page, 'Card number')).toBeVisible();
  heard.push(...(await tabTo(page, /^textbox "Card number\. Visa/)));
  await page.keyboard.type('4111111111111111');
  heard.push(...(await tabTo(page, /^textbox "Expiry date\. Month and year/)));
  await page.keyboard.type('1235');
  heard.push(...(await tabTo(page, /^textbox "Security code\. 3 digits/)));
  await page.keyboard.type('123');
  heard.push(...(await tabTo(page, new RegExp(`^button "Pay ${WASHER_TOTAL} now"`))));
  await page.keyboard.press('Enter');

  await orderNumber(page);
  await expectAccessible(page);
  expect(heard.filter((name) => name !== '' && !/^'?([a-z]+ "[^"]+"|text: \S)/.test(name))).toEqual([]);
});

test('the payment step states what the law requires before the button, and preselects no extra', {
  tag: '@core',
}, async ({ page, stack }) => {
  await atPayment(page, stack);
  const main = page.getByRole('main');
  await expect(main).toContainText('You may cancel within 14 days');
  await expect(main.getByRole('link', { name: /model form/ })).toHaveAttribute('href', '/cancel-an-order');
  await expect(main).toContainText('Hobwright Ltd, company number');
  await expect(main).toContainText('9 kg, 1400 rpm');
  await expect(main).toContainText('Class A of A to G');
  await expect(main.getByRole('list', { name: /^Extras for/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(`^Pay ${WASHER_TOTAL} now$`) })).toBeVisible();
  await expect(page.locator('input[type=checkbox]:checked')).toHaveCount(0);
});

test('a confirmation opens only in the browser that ordered, and its delivery day can be changed', async ({
  page,
  browser,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await withOne(page, stack);
  await atDelivery(page, stack);
  await page.getByRole('button', { name: 'Go to step 3, pay' }).click();
  await page.waitForURL('**step=pay*');
  await typeCard(page, CARDS.good);
  await pay(page);
  const order = await orderNumber(page);
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  const calendar = `${stack.origin}/api/checkout/calendar?order=${order}`;
  expect(await (await page.request.get(calendar)).text()).toContain('BEGIN:VCALENDAR');
  const stranger = await browser.newContext();
  const answer = await stranger.request.get(`${stack.origin}/checkout/order/${order}`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toMatch(/Hana|Hessle|LS6/);
  expect((await stranger.request.get(calendar)).status()).toBe(404);
  await stranger.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you. Your order is placed' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Your basket has become order ${order}`)).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: 'change the day' }).click();
  const days = page.getByLabel('Delivery day');
  await expect(days).toBeVisible();
  const [, other = ''] = await days.locator('option').allTextContents();
  await days.selectOption(other);
  await page.getByRole('button', { name: 'Change the day' }).click();
  await expect(page.getByText(`It now comes on ${other}.`)).toBeVisible();
  await expect(page.getByText(new RegExp(`^Two-person delivery, ${other} \\d{4}$`))).toBeVisible();
});

test('a declined card, one with insufficient funds and then a good one make one order', {
  tag: '@core',
}, async ({ page, expectedErrors, stack }) => {
  expectedErrors.push(/422/);
  await atPayment(page, stack);
  await typeCard(page, CARDS.declined);
  await pay(page);
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'The bank refused this card. Nothing is paid.',
  );
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await typeCard(page, CARDS.poor);
  await pay(page);
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'This card has insufficient funds.',
  );
  await typeCard(page, CARDS.good);
  await pay(page);
  await orderNumber(page);
});

test('a bank challenge can be left with Back, refused, and then approved', async ({ page, stack }) => {
  await atPayment(page, stack);
  await typeCard(page, CARDS.bank);
  await pay(page);
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeVisible();
  await page.goBack();
  await typeCard(page, CARDS.bank);
  await pay(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.waitForURL('**payment=declined');
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Your bank did not confirm the payment.',
  );
  await typeCard(page, CARDS.bank);
  await pay(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await orderNumber(page);
});

test('an order in two deliveries has a day for each, from the basket to the confirmation', async ({
  page,
  expectAccessible,
  expectedErrors,
  stack,
}) => {
  expectedErrors.push(/422/);
  await withOne(page, stack, '/corvanti-lido-17-1-7litre-kettle');
  await page.goto('/cart');
  await expect(page.getByText('Or in two deliveries')).toHaveCount(0);
  await withOne(page, stack, '/pendlewick-pl131-131litre-under-counter-fridge');
  await page.goto('/cart');
  await expect(page.getByText('Or in two deliveries')).toBeVisible();
  await atDelivery(page, stack);
  await choose(page.getByRole('checkbox', { name: 'Bring it in two deliveries' }));
  const parcel = page.getByRole('group', { name: 'When it comes for the first delivery' });
  await expect(parcel.getByRole('radio')).toBeChecked();
  const days = page.getByRole('group', { name: 'Which day for the second delivery?' }).getByRole('radio');
  await expect(days.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to step 3, pay' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Choose a day for the second delivery',
  );
  await choose(days.nth(2));
  await page.getByRole('button', { name: 'Go to step 3, pay' }).click();
  await page.waitForURL('**step=pay*');
  await expect(page.getByRole('heading', { name: 'Two deliveries' })).toBeVisible();
  await typeCard(page, CARDS.good);
  await pay(page);
  await orderNumber(page);
  await expect(page.getByRole('heading', { name: 'Delivery 2 of 2' })).toBeVisible();
  await expect(page.getByText(/^Parcel delivery, /)).toBeVisible();
  await expect(page.getByText(/^Two-person delivery, /)).toBeVisible();
});

test('a wallet can be left without paying, and then pays at the platform’s checkout', async ({
  page,
  expectAccessible,
  stack,
}) => {
  await atPayment(page, stack);
  const wallet = page.getByRole('button', { name: 'Pay with Test wallet' });
  await wallet.click();
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await page.waitForURL('**payment=refused');
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'You did not approve the payment in your wallet. Nothing is paid.',
  );
  await expectAccessible(page);
  await wallet.click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: new RegExp(`^Pay ${WASHER_TOTAL} with Test wallet$`) }).click();
  await orderNumber(page);
});

test('a dearer day adds nothing to the total if a coupon makes delivery free', async ({
  page,
  stack,
  expectAccessible,
}) => {
  await withOne(page, stack);
  await page.goto('/cart');
  await page.getByText('Coupon or gift certificate').click();
  await page.getByLabel('Code', { exact: true }).fill('DELIVERYFREE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('list', { name: 'Codes in use' })).toContainText('DELIVERYFREE');
  await atDelivery(page, stack);
  await choose(page.getByRole('group', { name: 'Which day?' }).getByRole('radio', { name: /£/ }).last());
  const order = page.getByRole('complementary', { name: 'Your order' });
  await expect(order).toContainText('Total, at least£429.00');
  await expect(order).toContainText('The next page shows the exact total before you pay.');
  await expectAccessible(page, ALIKE);
  await page.getByRole('button', { name: 'Go to step 3, pay' }).click();
  await expect(page.getByRole('button', { name: 'Pay £429.00 now' })).toBeVisible();
});

test('a payment whose answer is lost ends at the order that was paid', async ({
  page,
  expectedErrors,
  stack,
}) => {
  expectedErrors.push(/ERR_|Failed to load/);
  await atPayment(page, stack);
  await typeCard(page, CARDS.lost);
  await pay(page);
  await orderNumber(page);
});

test('a product that has sold out meanwhile is reported, and nothing is ordered', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const product = await productOf(page.request, 7);
  await atPayment(page, stack, product.path);
  const console = await context.newPage();
  /** Sets the product's stock in the console. @returns what it was */
  const setStock = async (stock: string): Promise<string> => {
    await console.goto(`${stack.sandbox}/console/products/7`);
    const field = console.locator('input[name=stock]');
    const before = await field.inputValue();
    await field.fill(stock);
    const changed = console.waitForResponse((answer) => answer.request().method() === 'POST');
    await console.locator('form:has(input[name=stock]) button').click();
    await changed;
    return before;
  };
  const before = await setStock('0');
  try {
    await page.bringToFront();
    await typeCard(page, CARDS.good);
    await pay(page);
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      `${product.name} has sold out since you added it. Nothing is ordered and nothing is paid.`,
    );
  } finally {
    await setStock(before);
  }
});

test('two tabs and a reload keep what was typed, and make one order', async ({ page, context, stack }) => {
  await withOne(page, stack);
  await page.goto('/checkout');
  await settled(page);
  await page.getByLabel('E-mail address').fill('half@post');
  await page.waitForFunction(() => sessionStorage.getItem('draft-contact')?.includes('half@post'));
  await page.reload();
  await expect(page.getByLabel('E-mail address')).toHaveValue('half@post');
  // Restoring the draft on the next page must not fall between selecting a field and typing in it.
  await page.getByLabel('E-mail address').fill('');
  await page.waitForFunction(() => !sessionStorage.getItem('draft-contact')?.includes('half@post'));
  await toPayment(page);
  const other = await context.newPage();
  await other.goto('/checkout?step=pay');
  // The browser may delay the scripts of a background tab.
  await expect(cardField(other, 'Card number')).toBeVisible();
  await page.bringToFront();
  await typeCard(page, CARDS.good);
  await page.getByRole('button', { name: /^Pay £/ }).dblclick();
  const order = await orderNumber(page);
  await other.bringToFront();
  await typeCard(other, CARDS.good);
  await pay(other);
  expect(await orderNumber(other)).toBe(order);
});

test('a signed-in customer uses the address book, and the order is in the account', async ({
  page,
  stack,
  expectAccessible,
}) => {
  await withOne(page, stack);
  await signedInAs(page, stack, DEMO, '/checkout');
  await expect(page.getByLabel('E-mail address')).toHaveValue(DEMO);
  await page.getByRole('button', { name: 'Go to step 2, delivery' }).click();
  await page.waitForURL('**step=delivery*');
  await expect(page.getByRole('radiogroup', { name: 'Address' }).getByRole('radio').first()).toBeChecked();
  await choose(page.getByRole('group', { name: 'Which day?' }).getByRole('radio').first());
  await page.getByLabel('Which floor?').selectOption('Ground floor');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to step 3, pay' }).click();
  await page.waitForURL('**step=pay*');
  await typeCard(page, CARDS.good);
  await pay(page);
  const order = await orderNumber(page);
  await page.getByRole('link', { name: 'See it in your account' }).click();
  await expect(page.getByRole('heading', { name: `Order ${order}` })).toBeVisible();
});

test('a guest turns the order into an account by choosing a password', async ({ page, stack }) => {
  await atPayment(page, stack);
  await typeCard(page, CARDS.good);
  await pay(page);
  const order = await orderNumber(page);
  await page.getByLabel('Password', { exact: true }).fill('Three plain words 7');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your account is ready' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See it in your account' })).toBeVisible();
  await page.goto('/account/order-history');
  await expect(page.getByText(order, { exact: true })).toBeVisible();
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('every step fits, errors included', async ({ page, expectAccessible, stack }) => {
    const fits = async () =>
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    await withOne(page, stack);
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Go to step 2, delivery' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Enter your e-mail address',
    );
    await expectAccessible(page);
    await fits();
    await page.getByLabel('E-mail address').fill('hana@post.example');
    await page.getByLabel('Phone', { exact: true }).fill('07700 900318');
    await page.getByRole('button', { name: 'Go to step 2, delivery' }).click();
    await page.waitForURL('**step=delivery*');
    await page.getByRole('button', { name: 'Go to step 3, pay' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Choose a delivery day',
    );
    await expectAccessible(page);
    await fits();
    await toPayment(page);
    await fits();
    await pay(page);
    const fault = page
      .getByRole('alert', { name: 'There is a problem' })
      .getByRole('link', { name: 'Enter the card number' });
    await expectAccessible(page);
    await fault.click();
    await expect(cardField(page, 'Card number')).toBeFocused();
    await expect(cardField(page, 'Card number')).toHaveAccessibleDescription('Enter the card number');
    await fits();
    await typeCard(page, CARDS.good);
    await pay(page);
    await orderNumber(page);
    await fits();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the steps work, refused forms come back filled in, and paying says that it needs JavaScript', async ({
    page,
    stack,
  }) => {
    await withOne(page, stack);
    await page.goto('/checkout');
    await page.getByLabel('E-mail address').fill('hana@post.example');
    await page.getByRole('button', { name: 'Go to step 2, delivery' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Enter a phone number',
    );
    await expect(page.getByLabel('E-mail address')).toHaveValue('hana@post.example');
    await page.getByLabel('Phone', { exact: true }).fill('07700 900318');
    await page.getByRole('button', { name: 'Go to step 2, delivery' }).click();
    await page.getByLabel('Postcode', { exact: true }).fill('LS6 3BN');
    await page.getByLabel('Full name', { exact: true }).fill('Hana Akhtar');
    await page.getByLabel('Which floor?').selectOption('First floor');
    await page.getByRole('button', { name: 'Show the days' }).click();
    await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Hana Akhtar');
    await expect(page.getByLabel('Which floor?')).toHaveValue('first');
    await choose(page.getByRole('group', { name: 'Which day?' }).getByRole('radio').first());
    await page.getByLabel('House and street', { exact: true }).fill('12 Hessle Mount');
    await page.getByLabel('Town or city', { exact: true }).fill('Leeds');
    await page.getByRole('button', { name: 'Go to step 3, pay' }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^Pay ${WASHER_TOTAL} now$`) })).toBeVisible();
    // Locators ignore the content of `noscript`.
    expect(await page.content()).toContain('Paying needs JavaScript');
  });
});
