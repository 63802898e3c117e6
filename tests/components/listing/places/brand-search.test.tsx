import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { BrandsPage } from '@/components/listing/places/brands-page';

afterEach(cleanup);

const maker = (name: string, id: number) => ({
  id,
  name,
  path: `/brands/${id}`,
  productCount: 3,
  picture: null,
  descriptionHtml: '',
  seo: { title: name, description: '' },
});

/** What a keyboard reaches: makers and the letters that lead to them. */
const reached = (within: 'Letters' | null) =>
  [
    ...document.querySelectorAll<HTMLAnchorElement>(
      within ? `nav[aria-label="${within}"] a` : '[data-maker] a',
    ),
  ]
    .filter((link) => link.closest('[hidden]') === null)
    .map((link) => link.firstChild?.textContent);

test('the search field narrows the makers and the letters that link to them', async () => {
  render(
    <BrandsPage
      letters={[
        { letter: 'O', brands: [maker('Oxlode', 1)] },
        { letter: 'T', brands: [maker('Tarnside', 2), maker('Tove', 3)] },
        { letter: '#', brands: [maker('3 Oaks', 4)] },
      ]}
    />,
  );
  const user = userEvent.setup();
  expect(reached('Letters')).toEqual(['O', 'T', '#']);
  await user.type(screen.getByLabelText('Find a maker'), 'tarn');
  expect([reached(null), reached('Letters')]).toEqual([['Tarnside'], ['T']]);
  await user.clear(screen.getByLabelText('Find a maker'));
  await user.type(screen.getByLabelText('Find a maker'), 'zz');
  expect([reached(null), reached('Letters')]).toEqual([[], []]);
  await user.clear(screen.getByLabelText('Find a maker'));
  expect(reached(null)).toHaveLength(4);
  expect(reached('Letters')).toEqual(['O', 'T', '#']);
});
