import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ContactForm as Details } from '@/components/checkout/contact-form';
import { RegisterForm } from '@/components/customer/register-form';
import { ContactForm } from '@/components/enquiries/contact-form';
import { SearchPrefill } from '@/components/search/search-prefill';
import { readDraft, writeDraft } from '@/lib/forms/draft';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

/** Somebody types into the page that the server sent, by their labels, before its script takes it over. */
function typedInto(part: ReactElement, typed: Record<string, string>): void {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(part);
  for (const [label, text] of Object.entries(typed)) field(label).value = text;
  render(part, { container: page, hydrate: true });
}
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, textarea' });

test('a field is filled in from the URL where nothing was typed', async () => {
  history.replaceState(null, '', '/contact?order=1234');
  typedInto(<ContactForm />, {});
  await waitFor(() => expect(field('Order number').value).toBe('1234'));
});

test('a form without scripts says where its text is, and browsers may bring that back', () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<ContactForm />);
  expect(page.querySelector('#problem-contact noscript')?.textContent).toBe(
    ' Go back a page to find what you typed.',
  );
  // Chromium brings no text back into a field with `autocomplete="off"`.
  expect(field('Your message').hasAttribute('autocomplete')).toBe(false);
});

test('what was typed early wins over the URL', () => {
  history.replaceState(null, '', '/contact?order=1234');
  typedInto(<ContactForm />, { 'Order number': '99' });
  expect(field('Order number').value).toBe('99');
});

test('what was typed early wins over the draft, field by field', async () => {
  writeDraft('contact', 'cart', {}, { email: 'old@example.org', phone: '0113 496 0000' });
  typedInto(<Details values={{}} note={null} owner="cart" />, { 'E-mail': 'new@example.org' });
  await waitFor(() => expect(field('Phone').value).toBe('0113 496 0000'));
  expect(field('E-mail').value).toBe('new@example.org');
});

test('what was typed early is kept as a draft', async () => {
  typedInto(<Details values={{}} note={null} owner="cart" />, { 'E-mail': 'half@post' });
  await waitFor(() => expect(readDraft('contact', 'cart', {})['email']).toBe('half@post'));
});

test('a password typed early is checked against the rules', async () => {
  typedInto(<RegisterForm />, { Password: 'Quiet-Kettle-9' });
  await waitFor(() => expect(screen.getAllByText(/: done/).length).toBeGreaterThan(0));
});

test('a search typed early is not overwritten by the last one, and a later search fills in its words', () => {
  const page = (words: string) => (
    <>
      <input id="q" aria-label="Search" />
      <SearchPrefill field="q" words={words} />
    </>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page('oven'));
  field('Search').value = 'steam oven';
  const { rerender } = render(page('oven'), { container: root, hydrate: true });
  expect(field('Search').value).toBe('steam oven');
  rerender(page('hob'));
  expect(field('Search').value).toBe('hob');
});
