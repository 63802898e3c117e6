import { setFault } from './support/fault';
import { expect, test } from './support/test';

const submissions = async (sandbox: string) => (await fetch(`${sandbox}/console/forms`)).text();

test('a message is sent, gets a reference and a copy by e-mail, and loads no reCAPTCHA if that is off', {
  tag: '@core',
}, async ({ page, stack }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const answer = await page.goto('/contact?order=1234');
  await expect(page.getByLabel('Order number (optional)')).toHaveValue('1234');
  await page.getByLabel('E-mail address').first().fill('ann@example.org');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
    'Enter your message',
  );
  await page.getByLabel('Your message').fill('Does it hum?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('#sent')).toContainText(/Its reference is E-[0-9A-F]{8}/);
  await expect.poll(() => submissions(stack.sandbox)).toContain('Does it hum?');
  await expect
    .poll(async () => (await fetch(`${stack.sandbox}/mailbox`)).text())
    .toContain('ann@example.org');
  expect(loaded.filter((url) => /captcha/i.test(url))).toEqual([]);
  expect(answer?.headers()['content-security-policy']).not.toContain('recaptcha');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused message says why, and a complete one is sent', async ({ page, stack }) => {
    await page.goto('/contact');
    await page.getByLabel('E-mail address').first().fill('bob@example.org');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.locator('#problem-contact')).toContainText('There is a problem');
    await page.getByLabel('E-mail address').first().fill('bob@example.org');
    await page.getByLabel('Your message').fill('Sent without script');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.locator('#sent')).toBeVisible();
    await expect.poll(() => submissions(stack.sandbox)).toContain('Sent without script');
  });

  test('a refused message of any length is in its field after going back', async ({ page }) => {
    const message = 'It hums at night. '.repeat(700);
    await page.goto('/contact');
    await page.getByLabel('Your message').fill(message);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    // Text assertions ignore the content of `noscript`.
    await expect(page.locator('#problem-contact noscript')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Your message')).toHaveValue(message);
  });
});

test('a trade enquiry includes the list of products it came with', async ({ page, stack }) => {
  await page.goto('/trade?items=TARN-TW914-WH:2');
  await expect(page.getByLabel('Model numbers (optional)')).toHaveValue('TARN-TW914-WH × 2');
  await page.getByLabel('Company', { exact: true }).fill('Moss Ltd');
  await page.getByLabel('E-mail address').first().fill('moss@example.org');
  await page.getByRole('button', { name: 'Send the enquiry' }).click();
  await expect(page.locator('#sent')).toContainText('next working day');
  await expect.poll(() => submissions(stack.sandbox)).toContain('Moss Ltd');
});

test('a review is shown and counted once it is approved, and can be answered', async ({
  page,
  stack,
  expectAccessible,
  expectedErrors,
}) => {
  // The console has no favicon.
  expectedErrors.push(/404/);
  const product = '/tarnside-tw-914-9kg-washing-machine';
  const counted = async () =>
    Number(/"reviewCount":(\d+)/.exec(await (await fetch(stack.origin + product)).text())?.[1]);
  const before = await counted();
  await page.goto(product);
  await page.getByText('Write a review', { exact: true }).click();
  const form = page.locator('#review-form');
  await form.getByLabel('Stars').selectOption('4');
  await form.getByLabel('In a few words').fill('Quieter than the fridge');
  await form.getByLabel('Your review').fill('It hums a little at the end.');
  await form.getByLabel('Name under the review').fill('Rosalind');
  await form.getByLabel('E-mail address').fill('rosalind@example.org');
  await form.getByRole('button').click();
  await expect(page.locator('#review-sent, #review-form').first()).toContainText('before it is shown');

  await expect
    .poll(async () => (await fetch(`${stack.sandbox}/console/reviews`)).text())
    .toContain('Quieter than the fridge');
  expect(await counted()).toBe(before);
  await page.goto(`${stack.sandbox}/console/reviews`);
  await page
    .getByRole('row', { name: /Quieter than the fridge/ })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(page.getByRole('status')).toHaveText('Approved: the review is on the product’s page.');
  await expect.poll(counted, { timeout: 15_000 }).toBe(before + 1);
  await page.goto(product);
  const reviews = page.locator('#reviews');
  await expect(reviews.getByRole('heading', { level: 2 })).toHaveText(`${before + 1} reviews`);
  await expect(reviews.getByRole('article').first()).toContainText('Rosalind');

  await page.goto(`${stack.sandbox}/console/reviews`);
  const row = page.getByRole('row', { name: /Quieter than the fridge/ });
  await row.getByLabel('Answer').fill('That is the pump, Rosalind. Ring us and we look at it.');
  await row.getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByRole('status')).toHaveText('Answered: the answer is below the review.');
  await expect
    .poll(async () => (await fetch(stack.origin + product)).text(), { timeout: 15_000 })
    .toContain('That is the pump, Rosalind.');
  await page.goto(product);
  await expect(reviews.getByRole('article').first()).toContainText(/Hobwright answered on \d+ \w+ \d{4}:/);
  await expectAccessible(page);

  await page.goto(`${stack.sandbox}/console/reviews`);
  await page
    .getByRole('row', { name: /Quieter than the fridge/ })
    .getByRole('button', { name: 'Decline' })
    .click();
  await expect.poll(counted, { timeout: 15_000 }).toBe(before);
});

/** Returns the path of a product that is out of stock. */
async function soldOut(stack: { sandbox: string; env: Record<string, string> }): Promise<string> {
  const query =
    '{ site { search { searchProducts(filters: { searchTerm: "washing machine" }) { products(first: 50) { edges { node { path inventory { isInStock } } } } } } } }';
  const answer = await fetch(`${stack.sandbox}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${stack.env['BIGCOMMERCE_STOREFRONT_TOKEN']}`,
    },
    body: JSON.stringify({ query }),
  });
  type Edge = { node: { path: string; inventory: { isInStock: boolean } } };
  const { data } = (await answer.json()) as {
    data: { site: { search: { searchProducts: { products: { edges: Edge[] } } } } };
  };
  const found = data.site.search.searchProducts.products.edges.find(({ node }) => !node.inventory.isInStock);
  return found?.node.path.replace(/\/$/, '') ?? '';
}

test('a stock alert goes to no service, and a mailing-list sign-up waits while the forms service is down', async ({
  page,
  stack,
}) => {
  await setFault(stack, 'forms', 'down');
  const path = await soldOut(stack);
  const form = page.locator('#alert-form');
  const ask = async (email: string, isOnList: boolean) => {
    await page.goto(path);
    await expect(form.getByRole('checkbox')).not.toBeChecked();
    await form.getByLabel('E-mail address').fill(email);
    if (isOnList) await form.getByText('Also send me offers').click();
    await form.getByRole('button', { name: 'Tell me' }).click();
    await expect(form).toContainText("Thanks! We'll let you know when the item is back in stock!");
  };
  await ask('wait@example.org', false);
  await ask('list@example.org', true);
  expect(await submissions(stack.sandbox)).not.toContain('list@example.org');
  await setFault(stack, 'forms', 'none');
  await expect.poll(() => submissions(stack.sandbox), { timeout: 60_000 }).toContain('list@example.org');
  expect(await submissions(stack.sandbox)).not.toContain('wait@example.org');
});

test('a robot gets the specified message, and a person is signed up for the newsletter in place', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  await page.goto('/');
  const form = page.locator('form#newsletter');
  await form.getByRole('textbox', { name: /new guides/ }).fill('robot@example.org');
  const fillTrap = (text: string) =>
    form.locator('[name="website"]').evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, text);
  await fillTrap('https://spam.example');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Verification failed. We’re unable to verify that you’re not a robot.',
  );
  await fillTrap('');
  await form.getByRole('textbox', { name: /new guides/ }).fill('news@example.org');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form.getByRole('status')).toHaveText('Thank you. You are on the list.');
});

test('the newsletter page signs up as the footer does', async ({ page, expectAccessible }) => {
  await page.goto('/newsletter');
  await expectAccessible(page);
  const form = page.getByRole('main').locator('form');
  await form.getByRole('textbox', { name: /new guides/ }).fill('page@example.org');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form.getByRole('status')).toHaveText('Thank you. You are on the list.');
  await expectAccessible(page);
});
