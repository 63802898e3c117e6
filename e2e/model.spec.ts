import { BUILT, difference, modelOf, picture, READING_BACK } from './support/models';
import { onScreens } from './support/screens';
import { expect, settled, test } from './support/test';

const WASHER = '/tarnside-tw-914-9kg-washing-machine';
const FRIDGE = '/seorin-sd636-lake-636litre-side-by-side-fridge-freezer-black';
const WAY = {
  version: 1,
  route: {
    parts: [
      { kind: 'doorway', name: 'front door', width: 820, height: 1981 },
      { kind: 'corner', name: 'hall', a: 1300, b: 1200 },
      {
        kind: 'stairs',
        name: 'stairs',
        shape: 'straight',
        width: 900,
        headroom: 2100,
        flights: 1,
        landing: null,
      },
      {
        kind: 'lift',
        name: 'lift',
        door: { width: 900, height: 2000 },
        inside: { width: 1100, depth: 1400, height: 2200 },
        load: 630,
      },
      { kind: 'doorway', name: 'larder door', width: 680, height: 1981 },
    ],
  },
};
const OVEN = '/castelmare-banco-72p-72litre-pyrolytic-single-oven-satin-steel';

test.use({
  expectedErrors: async ({ expectedErrors }, use) => use([...expectedErrors, READING_BACK]),
});
// Software rendering takes some hundred milliseconds per frame, and there are several.
test.slow();

for (const viewport of onScreens()) {
  test.describe(`a 3D model at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('loads on request, is turned and opened, and closes', async ({ page, expectAccessible }) => {
      const drawing: string[] = [];
      const models: string[] = [];
      page.on('response', async (answer) => {
        const url = answer.url();
        if (/\/models\//.test(url)) models.push(url);
        if (!/\.js(\?|$)/.test(url)) return;
        const text = await answer.text().catch(() => '');
        if (text.includes('WebGLRenderer')) drawing.push(url);
      });
      await page.goto(WASHER);
      await settled(page);
      expect([...drawing, ...models], 'nothing of it is fetched before').toEqual([]);

      const gallery = page.getByRole('region', { name: /^Pictures of/ });
      await gallery.getByRole('button', { name: 'Turn it round' }).click();
      const model = modelOf(page);
      await expect(model).toHaveAccessibleName(/598 mm wide, 845 mm high and \d+ mm deep/, {
        timeout: BUILT,
      });
      expect(models).toHaveLength(1);
      expect(drawing.length).toBeGreaterThan(0);
      await expectAccessible(page);

      const canvas = model.locator('canvas');
      const before = await picture(canvas);
      await model.focus();
      for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('ArrowRight');
      await expect(model).toHaveAttribute('aria-valuetext', 'Seen from the left');
      await expect.poll(async () => difference(before, await picture(canvas))).toBeGreaterThan(0.05);

      const turned = await picture(canvas);
      const tools = page.getByRole('group', { name: 'Turn and open it' });
      await tools.getByRole('button', { name: 'Open the door' }).click();
      await expect(tools.getByRole('button', { name: 'Shut the door' })).toBeVisible();
      await expect.poll(async () => difference(turned, await picture(canvas))).toBeGreaterThan(0.02);

      await gallery.getByRole('button', { name: 'Straight on' }).click();
      await expect(model).toBeHidden();
      await expect(gallery.getByRole('img').first()).toBeVisible();
    });

    test('is shown in the measured gap, under the answer of the fit tool', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(WASHER);
      const fit = page.getByRole('region', { name: 'Will it fit?' });
      await fit.getByRole('button', { name: 'Check my space' }).click();
      const form = fit.getByRole('form', { name: 'Your space' });
      await form.getByLabel('Width', { exact: true }).fill('620');
      await form.getByLabel('Height', { exact: true }).fill('860');
      await form.getByLabel('Depth', { exact: true }).fill('600');
      const said = fit.getByRole('status').first();
      await expect(said).toHaveText(/^Goes in/);
      const answer = (await said.textContent()) ?? '';
      await fit.getByRole('button', { name: 'See it in your gap' }).click();
      await expect(modelOf(page)).toHaveAccessibleName(new RegExp(answer.replaceAll('.', '\\.')), {
        timeout: BUILT,
      });
      await expect(fit.locator('svg text', { hasText: /^stands out \d+ mm$/ })).toBeVisible();
      await expectAccessible(page);
    });

    test('is shown at each part of the way in, under its answer', async ({ page, expectAccessible }) => {
      await page.addInitScript((home) => localStorage.setItem('home', JSON.stringify(home)), WAY);
      await page.goto(FRIDGE);
      const way = page.getByRole('region', { name: 'Will it get into your home?' });
      await way.getByRole('button', { name: 'See it on its way in' }).click();
      const model = modelOf(page);
      await expect(model).toHaveAccessibleName(
        /Larder door, 680 mm: does not go through\. It is \d+ mm too wide/,
        {
          timeout: BUILT,
        },
      );
      await expect(way.locator('svg[aria-hidden] [data-tone="warn"] text')).toHaveText([
        /^\d+ mm$/,
        /^\d+ mm$/,
      ]);
      await expectAccessible(page);
      const before = await picture(model.locator('canvas'));
      const parts = way.getByLabel('Look at');
      await expect(parts.locator('option')).toHaveText([
        /^front door/,
        /^hall/,
        /^stairs/,
        /^lift/,
        /^larder door/,
      ]);
      await parts.selectOption({ index: 0 });
      await expect(model).toHaveAccessibleName(/Front door, 820 mm: goes through unpacked\./);
      await expect
        .poll(async () => difference(before, await picture(model.locator('canvas'))))
        .toBeGreaterThan(0.02);
      await expect(way.getByRole('button', { name: /^Open / })).toHaveCount(0);
    });

    test('of an oven is shown in its housing, with what is in the way', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(OVEN);
      const fit = page.getByRole('region', { name: 'Will it fit?' });
      await fit.getByRole('button', { name: 'Check my space' }).click();
      const form = fit.getByRole('form', { name: 'Your space' });
      await form.getByLabel('Inside width', { exact: true }).fill('545');
      await fit.getByRole('button', { name: 'See it in your housing' }).click();
      await expect(modelOf(page)).toHaveAccessibleName(/Too wide by 15 mm\./, { timeout: BUILT });
      await expect(fit.locator('svg text', { hasText: 'takes 560–568 mm' })).toBeVisible();
      await expectAccessible(page);
    });

    test('of a kitchen set shows it side by side', async ({ page, expectAccessible }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Put these 5 in my kitchen set' }).press('Enter');
      await expect(page.getByRole('article')).toHaveCount(5);
      const check = page.getByRole('region', { name: 'Do they go together?' });
      await check.getByRole('button', { name: 'Check this kitchen set' }).click();
      await check.getByRole('button', { name: 'See the set in 3D' }).click();
      await expect(modelOf(page)).toHaveAccessibleName(/^Model of the set, [\d,]+ mm wide/, {
        timeout: 2 * BUILT,
      });
      const open = check.getByRole('button', { name: 'Open the oven door' });
      await open.click();
      await expect(check.getByRole('button', { name: 'Shut the oven door' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
