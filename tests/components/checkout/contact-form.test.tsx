import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactForm } from '@/components/checkout/contact-form';
import { stubApi } from '../../support/query';

const go = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => go }));

beforeEach(() => Cookies.set('XSRF-TOKEN', 'token'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('the form suggests the e-mail address that was probably meant, and can be sent without an answer', async () => {
  const calls = stubApi(() => ({ body: { redirect: '/checkout?step=delivery' } }));
  render(<ContactForm values={{}} note={null} owner="cart" />);
  const email = screen.getByLabelText<HTMLInputElement>('E-mail address');
  await userEvent.type(email, 'hana@gmial.com');
  await userEvent.type(screen.getByLabelText('Phone'), '07700 900318');
  const meant = await screen.findByRole('button', { name: 'hana@gmail.com' });
  await userEvent.click(screen.getByRole('button', { name: 'Go to step 2, delivery' }));
  await vi.waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ email: 'hana@gmial.com' }));
  await userEvent.click(meant);
  expect(email.value).toBe('hana@gmail.com');
  expect(document.activeElement).toBe(email);
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});
