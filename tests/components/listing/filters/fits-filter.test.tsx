import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FitsFilter } from '@/components/listing/filters/fits-filter';
import { UNMEASURED } from '@/lib/fit/space';
import { changeHome, home } from '@/lib/home/client';
import { gatewayAnswer } from '../../../support/gateway';
import { renderWithQueries, stubApi } from '../../../support/query';
import { aCard } from '../../../support/shop';

const attributes = { Type: 'Washing machine', Height: '850 mm', Depth: '550 mm', 'Facts assumed': '' };
const slim = aCard({ id: 1, attributes: { ...attributes, Width: '450 mm' } });
const wide = aCard({ id: 2, attributes: { ...attributes, Width: '640 mm' } });
const kettle = aCard({ id: 3, attributes: { Type: 'Kettle', Width: '200 mm' } });

function draw(count: number | null, query = 'colour=white') {
  const calls = stubApi(({ url, body }) => ({
    body: url.startsWith('/api/list-count')
      ? { count }
      : gatewayAnswer(body, { cards: [wide, kettle, slim] }),
  }));
  renderWithQueries(
    <div data-listing>
      <FitsFilter kind="laundry" path="/washing-machines" query={query} ids={[1, 2, 3]} />
      <div data-space-answer />
      <div role="list" data-results-list>
        {[1, 2, 3].map((id) => (
          <div role="listitem" key={id} aria-label={`card ${id}`}>
            <div />
          </div>
        ))}
      </div>
    </div>,
  );
  return calls;
}
const cardsSay = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  home.erase();
  vi.unstubAllGlobals();
});

it('nothing is requested or shown before a space is measured', () => {
  const calls = draw(7);
  expect(calls).toEqual([]);
  expect(cardsSay()).toEqual(['', '', '']);
});

it('what fits is counted, and each card says how it fits', async () => {
  changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [600] } } });
  draw(7);
  const chip = await screen.findByRole('link', { name: 'Fits my space 7' });
  expect(chip.getAttribute('href')).toBe('/washing-machines?colour=white&space-width=..600');
  await screen.findByText('Fits your gap');
  expect(cardsSay()).toEqual(['Fits your gap', 'Too wide by 40 mm', '']);
});

it('no filter is offered that the list does not support', async () => {
  changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [600] } } });
  draw(null);
  await screen.findByText('Fits your gap');
  expect(screen.queryByRole('link')).toBeNull();
});

it('a list for a gap asks for the wall and the door, gives a verdict on its products and stores both', async () => {
  const user = userEvent.setup();
  draw(7, 'space-width=..620');
  const asked = within(await screen.findByRole('region', { name: 'Wall and way in' }));
  await waitFor(() =>
    expect(asked.getByRole('status').textContent).toBe(
      '2 fit with the air they need, 1 does not fit (Tarnside TW-914 washing machine, 9 kg).',
    ),
  );
  await user.tab();
  expect(document.activeElement).toBe(asked.getByRole('radio', { name: 'None' }));
  await user.keyboard('{ArrowRight}');
  await user.tab();
  await user.keyboard('710');
  expect(asked.getByRole('status').textContent).toBe(
    '2 fit with the air they need, 1 does not fit (Tarnside TW-914 washing machine, 9 kg). Beside the wall on the left: 3 open fully. Through a door 710 mm wide: 2 fit in their box, 1 has no size stated.',
  );
  expect(home.read().spaces.laundry).toMatchObject({ widths: [620], left: 'wall', right: 'unit' });
  expect(home.read().route.door).toBe(710);
});

it('choosing a wall keeps all measurements of a side, and the other side', async () => {
  const measured = { ...UNMEASURED, widths: [620, 624], heights: [870] };
  changeHome({ spaces: { laundry: measured } });
  draw(7, 'space-width=..620');
  const asked = within(await screen.findByRole('region', { name: 'Wall and way in' }));
  await userEvent.click(asked.getByRole('radio', { name: 'Left' }));
  expect(home.read().spaces.laundry).toEqual({ ...measured, left: 'wall' });
});

it('a list that is not filtered by a gap asks for neither', async () => {
  changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [600] } } });
  draw(7);
  await screen.findByText('Fits your gap');
  expect(screen.queryByRole('region')).toBeNull();
});
