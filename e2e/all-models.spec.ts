import type { Page } from '@playwright/test';
import { MODELLED_GOODS } from './support/modelled-goods';
import { BUILT, difference, drawnShare, modelOf, picture, READING_BACK } from './support/models';
import { expect, test } from './support/test';

test.use({
  viewport: { width: 1024, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: async ({ expectedErrors }, use) => use([...expectedErrors, READING_BACK]),
});
test.slow();

type Stated = Record<'width' | 'height' | 'depth', { value: number }> & {
  additionalProperty: readonly { name: string; value: string }[];
};

/** Returns width, height and depth including the door, as in the page's structured data, in millimetres. */
async function statedSize(page: Page): Promise<[number, number, number]> {
  const text = (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '';
  const graph = (JSON.parse(text) as { '@graph': (Stated & { '@type': string })[] })['@graph'];
  const product = graph.find((each) => each['@type'] === 'Product');
  if (!product) throw new Error('The page states no product');
  const { width, height, depth, additionalProperty } = product;
  const door = additionalProperty.find(({ name }) => name === 'Depth with door')?.value ?? '0';
  return [width.value, height.value, Math.max(depth.value, Number(door.replace(/\D/g, '')))];
}

const inMm = (value: number): string => `${value.toLocaleString('en-GB')} mm`;

for (const [kind, path] of Object.entries(MODELLED_GOODS))
  test(`${kind} is drawn at its stated size, and opens @long`, async ({ page }) => {
    await page.goto(path);
    const size = await statedSize(page);
    await page.getByRole('button', { name: 'Turn it round' }).click();
    const model = modelOf(page);
    const [width, height, depth] = size.map(inMm);
    await expect(model).toHaveAccessibleName(
      new RegExp(`, ${width} wide, ${height} high and ${depth} deep overall\\.`),
      { timeout: BUILT },
    );
    const figures = await model.locator('xpath=following-sibling::*[1]').locator('text').allTextContents();
    expect(figures.toSorted()).toEqual(size.map(inMm).toSorted());

    const canvas = model.locator('canvas');
    await expect.poll(async () => drawnShare(await picture(canvas))).toBeGreaterThan(0.04);
    const tools = page.getByRole('group', { name: 'Turn and open it' });
    const doors = tools.getByRole('button', { name: /^Open / });
    for (let left = await doors.count(); left > 0; left -= 1) {
      const shut = await picture(canvas);
      await doors.first().click();
      await expect.poll(async () => difference(shut, await picture(canvas))).toBeGreaterThan(0.003);
    }
    await expect(doors).toHaveCount(0);
  });
