import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FitOpener } from '@/components/fit/fit-opener';
import { loadOf } from '@/lib/access/load';
import { classify } from '@/lib/catalogue/classify';
import { fitFacts } from '@/lib/fit/facts';
import { UNMEASURED } from '@/lib/fit/space';
import type { Sizes } from '@/lib/fit/types';
import { changeHome, home } from '@/lib/home/client';
import { washer } from '../../support/washer';

const draw = () =>
  render(
    <FitOpener
      kind="laundry"
      facts={washer}
      name="Tarnside TW-914"
      glb={null}
      promise="We collect it free."
      list="/washing-machines"
      load={loadOf(classify({ Type: 'Washing machine', Width: '598 mm', Height: '845 mm', Depth: '590 mm' }))}
      alike={[]}
    />,
  );

afterEach(() => {
  cleanup();
  home.erase();
});

it('the space check opens on a press, takes focus and gives a verdict on what is typed', async () => {
  const user = userEvent.setup();
  draw();
  await user.click(screen.getByRole('button', { name: 'Check my space' }));
  const form = await screen.findByRole('form', { name: 'Your space' });
  const width = within(form).getByRole('textbox', { name: 'Width' });
  expect(document.activeElement).toBe(width);
  await user.type(width, '62 cm');
  expect(screen.getByRole('status').textContent).toContain('Goes in, with 22 mm to spare in width.');
  screen.getByText(/We collect it free/);
  expect(within(form).getByRole('textbox', { description: 'Read as 620 mm.' })).toBe(width);
  await user.clear(width);
  await user.type(width, '590');
  expect(screen.getByRole('status').textContent).toContain('Too wide by 8 mm.');
  expect(screen.queryByText(/We collect it free/)).toBeNull();
  screen.getByRole('img', { name: /Space 590 mm wide.*598 by 845 mm/ });
  within(screen.getByRole('table')).getByRole('row', { name: 'Width 598 10 advised 590 −8' });
});

it('a length that cannot be read has an error that says how to write it', async () => {
  const user = userEvent.setup();
  draw();
  await user.click(screen.getByRole('button', { name: 'Check my space' }));
  const height = await screen.findByRole('textbox', { name: 'Height' });
  await user.type(height, 'tall');
  await user.tab();
  expect(height.getAttribute('aria-invalid')).toBe('true');
  const description = 'Type 1 to 4,000 mm.';
  expect(screen.getByRole('textbox', { description })).toBe(height);
});

it.each(['tall', '0', '99999', '2 ft', '-600'])(
  'no verdict is shown beside %s, and the other measurements are kept',
  async (text) => {
    const user = userEvent.setup();
    changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [650], heights: [900] } } });
    draw();
    expect((await screen.findByRole('status')).textContent).toContain('Goes in, with 52 mm');
    const width = screen.getByRole('textbox', { name: 'Width' });
    await user.clear(width);
    await user.type(width, text);
    expect(screen.getByRole('status').textContent).toBe(
      'The answer will appear once we can read every field.',
    );
    expect(screen.queryByRole('table')).toBeNull();
    expect(home.read().spaces.laundry).toMatchObject({ heights: [900] });
    await user.clear(width);
    await user.type(width, '24 inches');
    expect(screen.getByRole('textbox', { description: 'Read as 609 mm.' })).toBe(width);
    expect(screen.getByRole('status').textContent).toContain('with 11 mm to spare in width');
  },
);

it('stored measurements are checked at once, and erased on request', async () => {
  const user = userEvent.setup();
  changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [650] }, fridge: UNMEASURED } });
  draw();
  expect((await screen.findByRole('status')).textContent).toContain('Goes in, with 52 mm to spare in width.');
  await user.click(screen.getByRole('button', { name: 'Erase these measurements' }));
  expect(home.read().spaces).toEqual({ fridge: UNMEASURED });
  expect(screen.queryByRole('status')).toBeNull();
  const width = screen.getByRole<HTMLInputElement>('textbox', { name: 'Width' });
  expect(width.value).toBe('');
  expect(document.activeElement).toBe(width);
});

it.each([
  [620, 'Next: will it get into your home?', '#access'],
  [590, 'See what fits', '/washing-machines?space-width=..590'],
])('the verdict for %i mm links to what comes next', async (width, words, to) => {
  changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [width] } } });
  draw();
  expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(to);
});

it('further questions are folded away unless one of them has been answered', async () => {
  const folded = () => screen.getByText('Walls, floor, and measuring again').closest('details');
  changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [620], depth: 600 } } });
  draw();
  await screen.findByRole('status');
  expect(folded()?.open).toBe(false);
  cleanup();
  changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [620], left: 'wall' } } });
  draw();
  await screen.findByRole('status');
  expect(folded()?.open).toBe(true);
});

it('the verdict takes account of what is beside the space', async () => {
  const user = userEvent.setup();
  changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [604] } } });
  draw();
  await screen.findByText(/The maker advises air: 5 mm at each side \(you have 3 mm\)/);
  await user.click(
    within(screen.getByRole('group', { name: 'Left of it' })).getByRole('radio', { name: 'Open' }),
  );
  expect(screen.queryByText(/The maker advises/)).toBeNull();
});

it('every figure in the drawing is in the table', async () => {
  const space = { ...UNMEASURED, widths: [620], heights: [870], depth: 600, freeFloor: 1000 };
  changeHome({ spaces: { laundry: space } });
  draw();
  await screen.findByRole('status');
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  const told = new Set(cells.map(({ textContent }) => textContent));
  const drawn = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(drawn.toSorted()).toEqual(['480', '520', '590', '598', '600', '620', '620', '845', '870']);
  expect(drawn.filter((figure) => !told.has(figure))).toEqual([]);
});

it('the cut-out of a hob is drawn from above, with the figures of the table', async () => {
  const hob = fitFacts(
    classify({
      Type: 'Gas hob',
      'Cut-out width': '560 mm',
      'Cut-out depth': '490 mm',
      'Below worktop': '60 mm',
    }),
  );
  changeHome({ spaces: { hob: { ...UNMEASURED, widths: [564], depth: 488 } } });
  render(
    <FitOpener
      kind="hob"
      facts={hob}
      name="Castelmare Maestrale"
      promise=""
      glb={null}
      list={null}
      load={null}
      alike={[]}
    />,
  );
  expect((await screen.findByRole('status')).textContent).toBe(
    'The cut-out is 1 mm wider than the 563 mm maximum.',
  );
  screen.getByRole('img', {
    name: 'Cut-out from above, 564 mm wide and 488 mm deep. Castelmare Maestrale needs 557 to 563 by 487 to 493 mm.',
  });
  const table = within(screen.getByRole('table'));
  table.getByRole('row', { name: 'Width 557 to 563 564 1 too much' });
  table.getByRole('row', { name: 'Depth 487 to 493 488 fits' });
  const told = new Set(table.getAllByRole('cell').map(({ textContent }) => textContent));
  const drawn = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(drawn).toHaveLength(4);
  expect(drawn.filter((figure) => !told.has(figure))).toEqual([]);
});

it('a small distance to a wall is kept in millimetres, and 0 is a wall that touches', async () => {
  const user = userEvent.setup();
  const space = { ...UNMEASURED, widths: [620], left: 'wall' as const, wallDistance: 12 };
  changeHome({ spaces: { laundry: space } });
  draw();
  const wall = await screen.findByRole('textbox', { name: 'From the space to that wall' });
  expect(wall).toHaveProperty('value', '12 mm');
  screen.getByText('Leave this empty, or type 0, if the wall touches the space.');
  await user.clear(wall);
  await user.type(wall, '0');
  expect(home.read().spaces.laundry?.wallDistance).toBe(0);
  expect(screen.getByRole('status').textContent).toBe('Goes in, with 22 mm to spare in width.');
});

describe('a side that is measured in several places', () => {
  const fields = async () => {
    const at = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    await screen.findByRole('textbox', { name: 'Width' });
    return { top: at('Width'), middle: at('Width, middle'), bottom: at('Width, bottom') };
  };
  const kept = () => home.read().spaces.laundry;

  type Typed = [place: 'top' | 'middle' | 'bottom', text: string];
  it.each<[string, Typed[], Sizes, string]>([
    ['the middle alone', [['middle', '615']], [null, 615], 'with 17 mm'],
    [
      'the top and the bottom',
      [
        ['top', '620'],
        ['bottom', '610'],
      ],
      [620, null, 610],
      'with 12 mm',
    ],
    [
      'the bottom before the top',
      [
        ['bottom', '61 cm'],
        ['top', '62 cm'],
      ],
      [620, null, 610],
      'with 12 mm',
    ],
  ])('takes %s as typed, and no figure on the way there', async (_, typed, widths, words) => {
    const user = userEvent.setup();
    draw();
    await user.click(screen.getByRole('button', { name: 'Check my space' }));
    const field = await fields();
    for (const [place, text] of typed) await user.type(field[place], text);
    expect(kept()?.widths).toEqual(widths);
    expect(screen.getByRole('status').textContent).toContain(words);
  });

  it('keeps the other figures while one is typed again, each in its field when it is opened again', async () => {
    const user = userEvent.setup();
    changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [620, 590, 618] } } });
    draw();
    const { top } = await fields();
    await user.type(top, '{Backspace>3/}');
    expect(kept()?.widths).toEqual([null, 590, 618]);
    await user.type(top, '625');
    expect(kept()?.widths).toEqual([625, 590, 618]);
    expect(screen.getByRole('status').textContent).toContain('Too wide by 8 mm.');
    await user.clear(top);
    cleanup();
    draw();
    const again = await fields();
    expect([again.top.value, again.middle.value, again.bottom.value]).toEqual(['', '590', '618']);
  });

  it('can be the height too', async () => {
    const user = userEvent.setup();
    draw();
    await user.click(screen.getByRole('button', { name: 'Check my space' }));
    await user.type(await screen.findByRole('textbox', { name: 'Height, other side' }), '870');
    expect(kept()?.heights).toEqual([null, 870]);
    await user.type(screen.getByRole('textbox', { name: 'Height' }), '860');
    expect(kept()?.heights).toEqual([860, 870]);
    expect(screen.getByRole('status').textContent).toContain('with 15 mm to spare in height');
  });
});
