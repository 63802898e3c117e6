import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Gallery, type View } from '@/components/product/pictures/gallery';
import { EARLY_PRESS_SCRIPT } from '@/components/ui/controls/early-press';
import { installTopLayer } from '../../../support/top-layer';

beforeAll(installTopLayer);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Lets the picture over the whole screen arrive, which has so many pixels for the 400 px it is drawn at. */
function arrive(dialog: HTMLElement, pixels: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(pixels);
  const [picture] = dialog.querySelectorAll('img');
  if (picture) fireEvent.load(picture);
}

const viewOf = (label: string): View => ({
  label,
  picture: { template: `https://pictures.example/{:size}/${label}`, alt: `Washer, ${label.toLowerCase()}` },
});
const views = [viewOf('Front'), viewOf('Open'), viewOf('Close up')];

test('a thumbnail selects the large picture', async () => {
  const user = userEvent.setup();
  render(<Gallery views={views} name="washer" model={null} />);
  expect(screen.getByRole('img', { name: 'Washer, front' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('img', { name: 'Washer, open' })).toBeTruthy();
});

test('a thumbnail pressed before its script has loaded counts', async () => {
  const asleep = document.createElement('script');
  asleep.textContent = EARLY_PRESS_SCRIPT;
  document.head.append(asleep);
  const page = document.createElement('div');
  document.body.append(page);
  const gallery = <Gallery views={views} name="washer" model={null} />;
  page.innerHTML = renderToString(gallery);
  within(page).getByRole('button', { name: 'Close up' }).click();
  expect(screen.getByRole('img', { name: 'Washer, front' })).toBeTruthy();
  render(gallery, { container: page, hydrate: true });
  expect(await screen.findByRole('img', { name: 'Washer, close up' })).toBeTruthy();
  expect(page.querySelector('[aria-busy]')).toBeNull();
  asleep.remove();
});

test('the large picture has a higher fetch priority than the thumbnails', () => {
  const { container } = render(<Gallery views={views} name="washer" model={null} />);
  const order = [...container.querySelectorAll('img')].map((picture) =>
    picture.getAttribute('fetchpriority'),
  );
  expect(order).toEqual(['high', 'low', 'low', 'low']);
});

test('a press opens the picture full screen, where arrows change it and a press zooms in', async () => {
  const user = userEvent.setup();
  render(<Gallery views={views} name="washer" model={null} />);
  await user.click(screen.getByRole('button', { name: /full screen: Washer, front/ }));
  const dialog = await screen.findByRole('dialog', { name: 'washer, 1 of 3' });
  expect(within(dialog).getByRole('heading')).toBe(document.activeElement);
  await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'washer, 2 of 3' })).toBeTruthy();
  await user.keyboard('{ArrowLeft}');
  arrive(dialog, 1200);
  const look = within(dialog).getByRole('button', { name: 'Look closer: Washer, front' });
  await user.click(look);
  expect(look.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'washer, 2 of 3' })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
  await user.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
  expect(screen.getByRole('dialog', { name: 'washer, 3 of 3' })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Front' }));
  expect(screen.getByRole('dialog', { name: 'washer, 1 of 3' })).toBeTruthy();
  expect(within(dialog).getByRole('button', { current: true }).textContent).toBe('Front');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a swipe over the whole picture changes it, and over a zoomed one pans it', async () => {
  const user = userEvent.setup();
  render(<Gallery views={views} name="washer" model={null} />);
  await user.click(screen.getByRole('button', { name: /full screen: Washer, front/ }));
  const dialog = await screen.findByRole('dialog', { name: 'washer, 1 of 3' });
  const swipe = (name: string, to: number) => {
    const target = within(dialog).getByRole('button', { name });
    return user.pointer([
      { keys: '[TouchA>]', target, coords: { clientX: 200, clientY: 50 } },
      { pointerName: 'TouchA', target, coords: { clientX: to, clientY: 55 } },
      { keys: '[/TouchA]', target, coords: { clientX: to, clientY: 55 } },
    ]);
  };
  await swipe('Washer, front', 100);
  arrive(dialog, 1200);
  expect(screen.getByRole('dialog', { name: 'washer, 2 of 3' })).toBeTruthy();
  const open = within(dialog).getByRole('button', { name: 'Look closer: Washer, open' });
  open.focus();
  await user.keyboard('{Enter}');
  expect(open.getAttribute('aria-pressed')).toBe('true');
  await swipe('Look closer: Washer, open', 100);
  expect(screen.getByRole('dialog', { name: 'washer, 2 of 3' })).toBeTruthy();
  expect(open.getAttribute('aria-pressed')).toBe('true');
});

test.each([400, 440])('a picture of %i pixels shown at 400 px does not zoom', async (pixels) => {
  const user = userEvent.setup();
  render(<Gallery views={views} name="washer" model={null} />);
  await user.click(screen.getByRole('button', { name: /full screen: Washer, front/ }));
  const dialog = await screen.findByRole('dialog', { name: 'washer, 1 of 3' });
  arrive(dialog, pixels);
  const look = within(dialog).getByRole('button', { name: 'Washer, front' });
  await user.click(look);
  expect(look.getAttribute('aria-disabled')).toBe('true');
  expect(look.querySelector('span')?.style.transform).toMatch(/scale\(1\)$/);
});
