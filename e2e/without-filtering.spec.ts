import { choose } from './support/choose';
import { expect, OWN, test } from './support/test';

test.use({ ownStack: '-without-filtering', clock: 'moved' });

const MINUTE_MS = 60_000;
const LIST = '/washing-machines';

test.beforeEach(async ({ stack, request }) => {
  const console = `${stack.sandbox}/console/switches`;
  const drawn = await (await request.get(console)).text();
  const token = /name="token" value="([^"]+)"/.exec(drawn)?.[1] ?? '';
  expect((await request.post(`${console}/set`, { form: { token, plan: 'standard' } })).ok()).toBe(true);
  // The plan's features are read again after a minute, and lists are re-rendered in the background of the next request.
  await stack.moveTo(new Date(stack.now().getTime() + 2 * MINUTE_MS));
  await expect
    .poll(async () => (await fetch(stack.origin + LIST)).text(), { timeout: 20_000 })
    .not.toContain('In stock only');
});

for (const width of [390, 1440]) {
  test(`${width} px: without Product Filtering, a list is filtered by brand and price, with the right counts`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(LIST);
    await expect(page.locator('[data-listing][data-ready]').filter({ visible: true })).toHaveCount(1);
    if (width === 390) await page.getByRole('button', { name: /^Filters?\b/ }).click();
    const maker = page.getByRole('checkbox', { name: /^Tarnside \d+$/ });
    const count = /\d+/.exec(await page.locator('label').filter({ has: maker }).innerText())?.[0] ?? '';
    await expect(page.getByText('Availability', { exact: true }).filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page, OWN);
    await choose(maker);
    await expect(page).toHaveURL(`${LIST}?brand=tarnside`);
    const total = page.locator('[data-total]').filter({ visible: true }).first();
    await expect(total).toHaveAttribute('data-total', count);
  });
}
