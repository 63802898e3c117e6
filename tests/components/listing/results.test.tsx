import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Results } from '@/components/listing/results';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard } from '../../support/shop';

afterEach(cleanup);

const names = Array.from({ length: 10 }, (_, at) => `Tarn T${at}`);
const picture = {
  template: 'https://images.example/{:size}/t',
  alt: 'A washing machine, from the front and right',
};
const cards = names.map((name, at) => aCard({ id: at + 1, name, path: `/t${at}`, picture, energy: null }));

it('the results are one list in groups of four, of which all but the first are laid out later', async () => {
  render(<Results products={cards} now={new Date('2026-11-20T12:00:00Z')} policy={BUILT_IN} />);
  const list = await screen.findByRole('list');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual(
    cards.map(({ path }) => path),
  );
  const groups = [...list.children];
  expect(groups.map((group) => within(group as HTMLElement).getAllByRole('listitem').length)).toEqual([
    4, 4, 2,
  ]);
  expect(groups.map((group) => group.className.includes('later'))).toEqual([false, true, true]);
});

it('the pictures of the first row are loaded eagerly, and the others lazily', async () => {
  render(<Results products={cards} now={new Date('2026-11-20T12:00:00Z')} policy={BUILT_IN} />);
  const pictures = await screen.findAllByRole('img', { name: /, from the front and right$/ });
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    ...Array<string>(4).fill('eager'),
    ...Array<string>(6).fill('lazy'),
  ]);
});
