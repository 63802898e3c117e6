import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AskQuestion } from '@/components/enquiries/ask-question';
import { ContactForm } from '@/components/enquiries/contact-form';
import { Newsletter } from '@/components/enquiries/newsletter';
import { PriceAlert } from '@/components/enquiries/price-alert';
import { StockAlert } from '@/components/enquiries/stock-alert';
import { TradeForm } from '@/components/enquiries/trade-form';
import { WriteReview } from '@/components/enquiries/write-review';
import { PROMISES } from '@/lib/enquiries/promises';

afterEach(cleanup);

const product = { id: 1, sku: 'X-1', name: 'Thing', path: '/thing' };

test.each<[keyof typeof PROMISES, ReactNode]>([
  ['contact', <ContactForm key="contact" />],
  ['trade', <TradeForm key="trade" />],
  ['newsletter', <Newsletter key="newsletter" />],
  ['stock', <StockAlert key="stock" product={product} />],
  ['price', <PriceAlert key="price" product={product} />],
  ['question', <AskQuestion key="question" product={product} reach={null} />],
  ['review', <WriteReview key="review" product={product} reach={null} />],
])('the %s form says what happens to the data, and links to the privacy page', (form, drawn) => {
  render(drawn);
  const link = screen.getByRole('link', { name: 'Privacy', hidden: true });
  expect(link.getAttribute('href')).toBe('/privacy');
  expect(link.parentElement?.textContent).toBe(`${PROMISES[form]} Privacy`);
});

test('the mailing list checkbox has the wording that is recorded, and is not ticked', () => {
  render(<StockAlert product={product} />);
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: PROMISES.mailingList });
  expect(tick.checked).toBe(false);
});

test('the newsletter’s own page and the footer have fields with different ids', () => {
  render([<Newsletter key="page" id="newsletter-page" />, <Newsletter key="foot" />]);
  const [page, foot] = screen.getAllByLabelText(/new guides by e-mail/);
  expect([page?.id, foot?.id]).toEqual(['newsletter-page-email', 'newsletter-email']);
});

test('the message about a refused review says where to find its text', () => {
  const { container } = render(<WriteReview product={product} reach={null} />);
  expect(container.querySelector('#problem-review')?.textContent).toBe(
    'It was not sent. Go back a page to find what you typed, check it and try again, or ring us.',
  );
});
