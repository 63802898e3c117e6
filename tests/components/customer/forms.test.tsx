import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RegisterForm } from '@/components/customer/register-form';
import { ResetForm } from '@/components/customer/reset-form';
import { SignInForm } from '@/components/customer/sign-in-form';
import { AccountWords } from '@/components/layout/header/header-counters';
import { stubApi } from '../../support/query';

const goTo = vi.hoisted(() => vi.fn());
vi.mock('@/lib/http/go-to', () => ({ goTo }));

const user = userEvent.setup();
beforeEach(() => {
  Cookies.set('XSRF-TOKEN', 'token');
  document.title = 'Sign in';
});
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  goTo.mockClear();
  document.body.replaceChildren();
});

const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('an empty form shows errors in a focused summary and at the fields, and sends nothing', async () => {
  const calls = stubApi(() => ({ body: {} }));
  render(<SignInForm />);
  await press('Sign in');
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter your e-mail address', 'Enter your password']);
  expect(document.title).toBe('Error: Sign in');
  expect(field(/E-mail/).getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test('the page title says “Error” until nothing is wrong any more', async () => {
  stubApi(() => ({ body: { redirect: '/account' } }));
  render(<SignInForm />);
  await press('Sign in');
  await waitFor(() => expect(document.title).toBe('Error: Sign in'));
  await press('Sign in');
  await waitFor(() => expect(document.title).toBe('Error: Sign in'));
  await user.type(field(/E-mail/), 'pat@example.org');
  await user.type(field(/^Password/), 'Quiet-Kettle-9');
  await press('Sign in');
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(document.title).toBe('Sign in');
});

test('a valid sign-in is sent with the page to return to, and leads there', async () => {
  history.replaceState(null, '', '/login?redirect=/cart');
  const calls = stubApi(() => ({ body: { redirect: '/cart' } }));
  render(<SignInForm />);
  await user.type(field(/E-mail/), 'pat@example.org');
  await user.type(field(/^Password/), 'Quiet-Kettle-9');
  await press('Sign in');
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/cart'));
  expect(calls).toEqual([
    {
      method: 'POST',
      url: '/api/login',
      body: { email: 'pat@example.org', password: 'Quiet-Kettle-9', redirect: '/cart' },
    },
  ]);
});

test('the right password after a wrong one is sent once, and the error disappears', async () => {
  const answers = [
    { status: 401, body: { message: 'The password is wrong.' } },
    { body: { redirect: '/account' } },
  ];
  const calls = stubApi(() => answers.shift() ?? { body: {} });
  render(<SignInForm />);
  await user.type(field(/E-mail/), 'pat@example.org');
  await user.type(field(/^Password/), 'wrong');
  await press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toContain('The password is wrong.');
  await user.type(field(/^Password/), 'Quiet-Kettle-9');
  await press('Sign in');
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/account'));
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Signing in…');
  expect(calls).toHaveLength(2);
});

test('a page restored from the back/forward cache has its form ready again', async () => {
  stubApi(() => ({ body: { redirect: '/account' } }));
  render(<SignInForm />);
  await user.type(field(/E-mail/), 'pat@example.org');
  await user.type(field(/^Password/), 'Quiet-Kettle-9');
  await press('Sign in');
  await screen.findByRole('button', { name: 'Signing in…' });
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBeNull();
});

test('the server’s error is shown at its field, and what was typed stays', async () => {
  stubApi(() => ({
    status: 422,
    body: { message: 'No.', fields: { email: 'There is an account already' } },
  }));
  render(<RegisterForm />);
  for (const [name, text] of [
    [/First name/, 'Pat'],
    [/Last name/, 'Moss'],
    [/E-mail/, 'pat@example.org'],
    [/^Password/, 'Quiet-Kettle-9'],
  ] as const) {
    await user.type(field(name), text);
  }
  await press('Create an account');
  await screen.findByRole('alert');
  expect(screen.getAllByText('There is an account already')).toHaveLength(2);
  expect(field(/First name/)).toHaveProperty('value', 'Pat');
});

test('the password rules are shown before anything is typed, and say which are met', async () => {
  stubApi(() => ({ body: {} }));
  render(<RegisterForm />);
  expect(screen.getByText(/8 characters or more/)).toBeDefined();
  await user.type(field(/^Password/), 'Abc');
  expect(screen.getByText('5 to go')).toBeDefined();
  await user.type(field(/^Password/), 'defg-12345678');
  expect(screen.getByText('Strong')).toBeDefined();
  expect(screen.getAllByText(': done')).toHaveLength(2);
});

test('a form sent without scripts comes back filled in', async () => {
  history.replaceState(null, '', '/login#problem-sign-in');
  const state = {
    form: 'sign-in',
    message: 'No.',
    fields: { email: 'Enter an address' },
    values: { email: 'pat@' },
  };
  stubApi(() => ({ body: { state } }));
  render(<SignInForm />);
  await screen.findByRole('alert');
  expect(field(/E-mail/)).toHaveProperty('value', 'pat@');
});

test('an expired reset link is reported before a password is entered', async () => {
  const message = 'Your password reset token has expired, please request a new one.';
  stubApi(() => ({ body: { status: 'error', message } }));
  render(<ResetForm />);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByRole('link', { name: 'Request a new one' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
});

test('the header greets a signed-in customer by name', () => {
  render(<AccountWords />);
  expect(screen.getByText('Sign in')).toBeDefined();
  Cookies.set('customerInfo', 'Zoë');
  render(<AccountWords />);
  expect(screen.getByText('Hi, Zoë')).toBeDefined();
});
