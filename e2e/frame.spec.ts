import type { Page } from '@playwright/test';
import { everyNth } from '../tests/support/sample';
import { withOne } from './support/calls';
import { choose } from './support/choose';
import { onScreens } from './support/screens';
import { expectStill } from './support/still';
import { expect, OWN, settled, test } from './support/test';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const STILL = ['/', '/colors', '/laundry'];

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    for (const path of viewport === phone ? STILL : everyNth(STILL, 3)) {
      test(`${path} is accessible, no wider than the screen, and without layout shifts`, {
        tag: '@core',
      }, async ({ page, expectAccessible }) => {
        await page.goto(path);
        await settled(page);
        await expectStill(page);
        await expectAccessible(page);
      });
    }
  });
}

for (const viewport of onScreens()) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('an unknown path has an accessible 404 page that suggests a search', { tag: '@core' }, async ({
      page,
      expectedErrors,
      expectAccessible,
    }) => {
      expectedErrors.push(/404 \(Not Found\)/);
      const answer = await page.goto('/tarnside-tw-914-wascher');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page.locator('code[data-path]')).toHaveText('/tarnside-tw-914-wascher');
      await expect(page.locator('#missing-q')).toHaveValue('tarnside tw 914 wascher');
      await expectAccessible(page);
    });
  });
}

test.describe('the desktop menu', () => {
  test('comes after the skip link, opens by key, follows the tab order, and returns focus on Escape', {
    tag: '@core',
  }, async ({ page, expectAccessible }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    const tab = page.getByRole('button', { name: 'Laundry' });
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Laundry' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Washing machines', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Laundry' })).toBeHidden();
    await expect(tab).toBeFocused();
  });

  test('opens on hover and survives a diagonal mouse movement into it', async ({ page }) => {
    await page.goto('/');
    const box = await page.getByRole('button', { name: 'Laundry' }).boundingBox();
    if (!box) throw new Error('no tab');
    await page.mouse.move(box.x + 20, box.y + 20);
    await expect(page.getByRole('group', { name: 'Laundry' })).toBeVisible();
    await page.mouse.move(box.x + 420, box.y + 240, { steps: 12 });
    await expect(page.getByRole('group', { name: 'Laundry' })).toBeVisible();
  });

  test('leads to a kind in two presses, by client navigation', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('button', { name: 'Laundry' }).click();
    await page.getByRole('link', { name: 'Freestanding washing machines' }).click();
    await expect(page).toHaveURL(/freestanding-washing-machines$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Laundry' })).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    await expect(page.locator('main').filter({ visible: true })).toBeFocused();
  });
});

test('the menu persists between pages, and appears after a page without one', async ({ page, stack }) => {
  const menus = page.locator('[data-finished="departments"] > ul');
  const tab = page.getByRole('button', { name: 'Laundry' });
  await withOne(page, stack);
  await page.goto('/checkout');
  await settled(page);
  await expect(menus).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('link', { name: 'Back to basket' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(menus).toHaveCount(1);
  // During a view transition, the pictures of both pages are above the menu.
  await settled(page);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'Washing machines', exact: true }).click();
  await expect(page).toHaveURL(/\/washing-machines$/);
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-listing][data-ready]').filter({ visible: true })).toHaveCount(1);
  await choose(page.getByRole('checkbox', { name: /^9 kg,/ }));
  await expect(page).toHaveURL(/capacity=9-kg/);
  await expect(tab).toBeVisible();
  await expect(menus).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/washing-machines$/);
  await tab.click();
  await expect(page.getByRole('group', { name: 'Laundry' })).toBeVisible();
  await expect(menus).toHaveCount(1);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test.describe('the header on a phone', () => {
  test.use({ viewport: phone });

  test('has a menu dialog with departments first, which leads to a kind in three presses', {
    tag: '@core',
  }, async ({ page, expectAccessible }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('heading', { name: 'Menu' })).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Offers' })).toHaveAttribute('href', '/all-offers');
    await expectAccessible(page, OWN);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByText('Laundry', { exact: true }).click();
    await menu.getByRole('link', { name: 'Freestanding washing machines' }).click();
    await expect(page).toHaveURL(/freestanding-washing-machines$/);
    await expect(menu).toBeHidden();
  });

  test('has a sticky bar of at most 64 px, which never covers what has focus', async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 2000);
    const bar = page.locator('header [data-sticky]');
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const sticky = document.querySelector('header [data-sticky]');
        if (!focused || !sticky || sticky.contains(focused)) return false;
        const { top, bottom } = focused.getBoundingClientRect();
        return bottom > 0 && top < sticky.getBoundingClientRect().bottom - 1;
      });
      expect(covered).toBe(false);
    }
  });
});

test('a postcode entered in the header dates the whole page, and is remembered', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Change the postcode for delivery dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where should we deliver?' });
  await dialog.getByLabel('Your postcode').fill('nonsense');
  await dialog.getByRole('button', { name: 'Show dates' }).click();
  await expect(dialog.getByText('Enter a full postcode, such as LS6 3BN')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your postcode').fill('ls63bn');
  await dialog.getByRole('button', { name: 'Show dates' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Dates for LS6 3BN')).toBeVisible();
  await expect(page.locator('#home-postcode')).toHaveValue('LS6 3BN');
  await page.reload();
  await expect(page.getByText('Dates for LS6 3BN')).toBeVisible();
});

test.describe('with text at twice the size', () => {
  test.use({ viewport: phone });

  /** Returns the matching elements that extend beyond the screen. */
  const beyond = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.flatMap((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 0 && (left < 0 || right > window.innerWidth) ? [each.outerHTML.slice(0, 120)] : [];
      }),
    );
  const enlarge = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });

  for (const [path, parts] of [
    ['/', 'header *'],
    ['/washing-machines', 'header *, [data-sticky] *'],
    ['/cart', 'header *, main h1, main a, main button'],
  ] as const) {
    test(`${path} keeps its header and tools on the screen`, async ({ page }) => {
      await page.goto(path);
      await settled(page);
      await enlarge(page);
      await expect(page.locator('header a[href="/cart"]')).toBeInViewport({ ratio: 1 });
      expect(await beyond(page, parts)).toEqual([]);
    });
  }

  test('the menu shows every department in full', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await enlarge(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText('Refrigeration', { exact: true })).toBeVisible();
    expect(await beyond(page, 'dialog[open] summary *')).toEqual([]);
  });
});

test.describe('between pages', () => {
  type Turns = Window & { turns: string[][] };
  const turns = (page: Page) => page.evaluate(() => (window as unknown as Turns).turns);
  const toWasher = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('link', { name: /TW-914/ })
      .first()
      .click();

  test.beforeEach(async ({ page }) => {
    // Records which parts the browser captures in each view transition.
    await page.addInitScript(() => {
      const seen: string[][] = [];
      Object.assign(window, { turns: seen });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (given) => {
        const turn = start(given);
        const parts = () =>
          document
            .getAnimations()
            .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []));
        turn.ready.then(
          () => seen.push([...new Set(parts())].toSorted()),
          () => seen.push(['refused']),
        );
        return turn;
      };
    });
    await page.goto('/washing-machines');
    // A link followed before scripts have loaded is a full navigation.
    await settled(page);
  });

  test('following a link fades the old page and keeps the picture, and Back does not', async ({ page }) => {
    // The script of page turns is loaded when the browser is idle.
    await expect(async () => {
      await toWasher(page);
      await expect(page.getByRole('region', { name: 'Buy' })).toBeVisible();
      const { length } = await turns(page);
      if (length === 0) await page.goBack();
      expect(length).toBe(1);
    }).toPass({ timeout: 30_000 });
    const [drawn] = await turns(page);
    expect(drawn).toContain('::view-transition-old(root)');
    expect(drawn).not.toContain('::view-transition-new(root)');
    expect(drawn).toContain('::view-transition-new(picture)');
    await page.goBack();
    await expect(page).toHaveURL(/washing-machines$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Washing machines');
    expect(await turns(page)).toHaveLength(1);
  });

  test('presses during a transition count, and nothing moves for users who prefer reduced motion', async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
    await toWasher(page);
    await expect(page.getByRole('region', { name: 'Buy' })).toBeVisible();
    await page
      .locator('header')
      .getByRole('link', { name: /^Basket/ })
      .click({ timeout: 3_000 });
    await expect(page).toHaveURL(/\/cart$/);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/washing-machines');
    await toWasher(page);
    await expect(page.getByRole('region', { name: 'Buy' })).toBeVisible();
    expect(await turns(page)).toEqual([]);
  });

  test('a press counts while the browser has not yet painted the next page', async ({ page }) => {
    const home = page.getByRole('banner').getByRole('link', { name: /Hobwright/ });
    const box = await home.boundingBox();
    if (!box) throw new Error('The name of the shop is not to be seen');
    const paint = await page.evaluateHandle(async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await new Promise<void>((begun) => {
        document.startViewTransition(() => {
          begun();
          return promise;
        });
      });
      return { resolve };
    });
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await paint.evaluate(({ resolve }) => resolve());
    await expect(page).toHaveURL('/');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete, the menu opens, and the gap form leads to a list', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Cooking' }).click();
    await expect(page.getByRole('link', { name: 'Induction hobs' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel('Width').fill('60');
    await page.getByRole('button', { name: 'Show what fits' }).click();
    await expect(page).toHaveURL(/\/washing-machines\?space-width=\.\.600/);
  });
});

test.describe('in forced colours and with reduced motion', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

  test('the home page is accessible', async ({ page, expectAccessible }) => {
    await page.goto('/');
    await expectAccessible(page);
  });
});

test('at 320 px and 400 % nothing overflows the page and nothing is sticky', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await page.locator('header [data-sticky]').evaluate((bar) => getComputedStyle(bar).position)).toBe(
    'static',
  );
});
