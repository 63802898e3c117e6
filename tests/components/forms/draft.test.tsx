import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, expect, test, vi } from 'vitest';
import { ContactForm } from '@/components/checkout/contact-form';
import { dropDraftsAtSignOut } from '@/lib/forms/draft';
import type { FormValues } from '@/lib/forms/types';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const CUSTOMER = 'customerInfo';
const GUEST = 'cart';
const HANA = 'cart hana';
const ACCOUNT = { email: 'hana@example.org', phone: '07700 900318' };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  Cookies.remove(CUSTOMER);
  vi.useRealTimers();
});

/** The first step as the shop draws it, in a page of its own. */
function open(owner: string, values: FormValues): void {
  cleanup();
  render(<ContactForm values={values} note={null} owner={owner} />);
}
const email = () => screen.getByLabelText<HTMLInputElement>(/^E-mail/);
const phone = () => screen.getByLabelText<HTMLInputElement>(/^Phone/);
const typed = (text: string) => userEvent.type(email(), text);
const isKept = () => waitFor(() => expect(sessionStorage.getItem('draft-contact')).toContain('half@post'));

test('the account’s details are filled in, though the form was opened empty before', () => {
  open(GUEST, { email: '', phone: '' });
  open(HANA, ACCOUNT);
  expect(email().value).toBe(ACCOUNT.email);
  expect(phone().value).toBe(ACCOUNT.phone);
});

test('a draft is shown to no other person, with or without an account, and in no other basket', async () => {
  open(HANA, ACCOUNT);
  await userEvent.clear(email());
  await typed('half@post');
  await isKept();
  open(HANA, ACCOUNT);
  await waitFor(() => expect(email().value).toBe('half@post'));
  for (const [owner, values] of [
    ['cart sam', { email: 'sam@example.org', phone: '' }],
    [GUEST, { email: '', phone: '' }],
    ['cart-2 hana', ACCOUNT],
  ] as const) {
    open(owner, values);
    expect(email().value).toBe(values.email);
    expect(phone().value).toBe(values.phone);
  }
  expect(sessionStorage.getItem('draft-contact')).not.toContain('half@post');
});

test('newer details of the shop replace a draft that was typed over older ones', async () => {
  open(HANA, ACCOUNT);
  await typed('.half@post');
  await isKept();
  open(HANA, { ...ACCOUNT, email: 'new@example.org' });
  expect(email().value).toBe('new@example.org');
});

test('a field that was emptied is filled in again', async () => {
  open(HANA, ACCOUNT);
  await userEvent.clear(email());
  open(HANA, ACCOUNT);
  expect(email().value).toBe(ACCOUNT.email);
});

test('a customer’s drafts are dropped from the tab once they have signed out, here or in another tab', async () => {
  Cookies.set(CUSTOMER, 'Hana');
  open(HANA, ACCOUNT);
  await typed('.half@post');
  await isKept();
  vi.useFakeTimers();
  const stop = dropDraftsAtSignOut();
  expect(sessionStorage.getItem('draft-contact')).not.toBeNull();
  Cookies.remove(CUSTOMER);
  vi.advanceTimersByTime(300);
  expect(sessionStorage.getItem('draft-contact')).toBeNull();
  stop();
});

test('a visitor’s draft is kept from page to page', async () => {
  open(GUEST, {});
  await typed('half@post');
  await isKept();
  dropDraftsAtSignOut()();
  await isKept();
});
