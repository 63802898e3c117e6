import { expect, test } from 'vitest';
import { quickLookHref, sceneViewerHref } from '@/lib/catalogue/models/room-links';

const MODEL = { glb: 'https://goods.test/tw & 914.glb', usdz: 'https://goods.test/tw.usdz' };

test('the Quick Look link forbids changing the size of the model', () => {
  expect(quickLookHref(MODEL.usdz)).toBe('https://goods.test/tw.usdz#allowsContentScaling=0');
});

test('the Scene Viewer link keeps the model’s size and returns to the page where it is not installed', () => {
  const href = sceneViewerHref(MODEL, 'Tarnside TW-914', 'https://shop.test/tw-914#in-your-room');
  const [viewer = '', intent = ''] = href.split('#Intent;');
  const asked = new URL(viewer.replace(/^intent:/, 'https:'));
  expect(asked.pathname).toBe('/scene-viewer/1.2');
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    file: MODEL.glb,
    mode: 'ar_preferred',
    resizable: 'false',
    title: 'Tarnside TW-914',
    link: 'https://shop.test/tw-914#in-your-room',
  });
  expect(intent.split(';')).toContain(
    'S.browser_fallback_url=https%3A%2F%2Fshop.test%2Ftw-914%23in-your-room',
  );
  expect(intent.endsWith(';end;')).toBe(true);
});
