import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { InYourRoom } from '@/components/product/pictures/in-your-room';
import { installTopLayer } from '../../support/top-layer';

const ROOM = {
  model: { glb: 'https://goods.test/tw.glb', usdz: 'https://goods.test/tw.usdz' },
  picture: { template: 'https://pictures.test/{:size}/tw', alt: 'The front' },
  name: 'Tarnside TW-914',
};

const ask = async () => {
  render(<InYourRoom {...ROOM} />);
  await userEvent.click(screen.getByRole('button', { name: 'See it in your room' }));
  return screen.findByRole('dialog', { name: 'See it in your room' });
};

beforeAll(installTopLayer);
// jsdom knows no `rel` of links, and says so by an error.
beforeEach(() => vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a desktop shows a code that opens this page on a phone', async () => {
  await ask();
  expect(screen.getByRole('img', { name: 'QR code for this page' })).toBeTruthy();
});

test('an Android phone opens Scene Viewer', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9)');
  await ask();
  const link = screen.getByRole('link', { name: 'Open the camera' });
  expect(link.getAttribute('href')).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\//);
});

test('an iPhone opens Quick Look by a link that contains only a picture', async () => {
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
  await ask();
  const link = screen.getByRole('link', { name: 'See the Tarnside TW-914 in your room' });
  expect(link.getAttribute('rel')).toBe('ar');
  expect(link.children).toHaveLength(1);
});
