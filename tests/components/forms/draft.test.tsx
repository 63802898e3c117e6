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

test('what the account fills in stands, though the form was opened empty before', () => {
  open(GUEST, { email: '', phone: '' });
  open(HANA, ACCOUNT);
  expect(email().value).toBe(ACCOUNT.email);
  expect(phone().value).toBe(ACCOUNT.phone);
});

test('what one person typed is not put before the next, with or without an account, nor into another basket', async () => {
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

test('what the shop has learnt since is drawn, not what was typed over what it knew before', async () => {
  open(HANA, ACCOUNT);
  await typed('.half@post');
  await isKept();
  open(HANA, { ...ACCOUNT, email: 'new@example.org' });
  expect(email().value).toBe('new@example.org');
});

test('a field that was emptied is drawn again', async () => {
  open(HANA, ACCOUNT);
  await userEvent.clear(email());
  open(HANA, ACCOUNT);
  expect(email().value).toBe(ACCOUNT.email);
});

test('nothing of a customer is left in the tab once they have signed out, here or in another tab', async () => {
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

test('what a visitor typed is kept on the way', async () => {
  open(GUEST, {});
  await typed('half@post');
  await isKept();
  dropDraftsAtSignOut()();
  await isKept();
});
