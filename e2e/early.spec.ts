import { busy, holdScripts, visit } from './support/early';
import { expect, settled, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const WASHER = '/pendlewick-p8-12-8kg-washing-machine';

test.describe('before any script', () => {
  test('the phone menu shows that it was pressed, and opens', async ({ page, context }) => {
    await page.setViewportSize(PHONE);
    const release = await holdScripts(context);
    await visit(page, '/washing-machines');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(busy(page)).toHaveCount(0);
  });

  test('a department that was opened stays open and is announced as such', async ({ page, context }) => {
    const release = await holdScripts(context);
    await visit(page, '/');
    const tab = page.getByRole('button', { name: 'Laundry' });
    await tab.press('Enter');
    await expect(page.getByRole('group', { name: 'Laundry' })).toBeVisible();
    release();
    await settled(page);
    await expect(tab).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Washing machines', exact: true })).toBeFocused();
  });

  test('a page whose scripts failed for lack of a connection loads them when it returns', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.setViewportSize(PHONE);
    const release = await holdScripts(context);
    await visit(page, '/washing-machines');
    const lost = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await page.getByRole('button', { name: 'Menu' }).click();
    await context.setOffline(true);
    release();
    await lost;
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('a list remembers hearts and compare ticks, and its filters open', { tag: '@core' }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE);
    const release = await holdScripts(context);
    await visit(page, '/washing-machines');
    const heart = page.getByRole('button', { name: /^Save to wishlist/ }).first();
    const tick = page.getByRole('checkbox', { name: /^Compare/ }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    await tick.check();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeVisible();
    await page.getByRole('button', { name: 'Close filters' }).click();
    release();
    await expect(page.getByRole('button', { name: /^Saved to wishlist/ })).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('compare') ?? '[]').length))
      .toBe(1);
    await expect(tick).toBeChecked();
  });

  test('a list keeps the chosen sort order', async ({ page, context }) => {
    const release = await holdScripts(context);
    await visit(page, '/washing-machines');
    await page.getByRole('combobox', { name: /Sort by/ }).selectOption('price-up');
    release();
    await expect(page).toHaveURL(/sort=price-up/);
    await expect(page.getByRole('combobox', { name: /Sort by/ })).toHaveValue('price-up');
  });

  test('a product page remembers a press on each of its controls', async ({ page, context }) => {
    const release = await holdScripts(context);
    await visit(page, WASHER);
    const presses = [
      page.getByRole('button', { name: 'Copy model number' }),
      page.getByRole('button', { name: 'Enter postcode' }),
      page.getByRole('button', { name: 'Check my space' }),
      page.getByRole('button', { name: 'Check my way in' }),
      page.getByRole('button', { name: 'Use my own figures' }),
      page.getByRole('button', { name: 'Lowest', exact: true }),
      page.getByRole('button', { name: /^Add to kitchen set/ }),
    ];
    for (const press of presses) {
      await press.click();
      await expect(press).toHaveAttribute('aria-busy', 'true');
    }
    release();
    await expect(page.getByRole('textbox', { name: 'Your postcode' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lowest', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('button', { name: /^Added to kitchen set/ })).toBeVisible();
    for (const name of ['Check my space', 'Check my way in', 'Use my own figures'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(busy(page)).toHaveCount(0);
  });

  test('an extra that was chosen before adding is in the basket', async ({ page, context }) => {
    const release = await holdScripts(context);
    await visit(page, WASHER);
    await page.getByRole('checkbox', { name: /^Take your old appliance away/ }).check();
    const add = page.getByRole('button', { name: /^Add to basket/ }).first();
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    release();
    await page.getByRole('link', { name: 'Go to basket' }).click();
    await expect(page.getByRole('article', { name: /P8-12/ })).toContainText('Take your old appliance away');
  });

  test('the gallery opens full screen', async ({ page, context }) => {
    const release = await holdScripts(context);
    await visit(page, WASHER);
    const enlarge = page.getByRole('button', { name: /full screen/ });
    await enlarge.click();
    await expect(enlarge).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog', { name: /1 of/ })).toBeVisible();
  });
});
