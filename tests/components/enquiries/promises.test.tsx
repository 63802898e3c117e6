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
])('%s says what becomes of what is sent, and leads to the page of privacy', (form, drawn) => {
  render(drawn);
  const link = screen.getByRole('link', { name: 'Privacy', hidden: true });
  expect(link.getAttribute('href')).toBe('/privacy');
  expect(link.parentElement?.textContent).toBe(`${PROMISES[form]} Privacy`);
});

test('the mailing list is offered in the words that are kept of it, without a tick', () => {
  render(<StockAlert product={product} />);
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: PROMISES.mailingList });
  expect(tick.checked).toBe(false);
});

test('where the newsletter has a page of its own, it and the foot of the page ask in fields of their own', () => {
  render([<Newsletter key="page" id="newsletter-page" />, <Newsletter key="foot" />]);
  const [page, foot] = screen.getAllByLabelText(/new guides by e-mail/);
  expect([page?.id, foot?.id]).toEqual(['newsletter-page-email', 'newsletter-email']);
});
