import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubApi } from '../../support/query';

const goTo = vi.hoisted(() => vi.fn());
vi.mock('@/lib/http/go-to', () => ({ goTo }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: goTo, refresh: () => undefined }) }));

const RE_CAPTCHA = {
  siteKey: 'key',
  script: 'https://www.google.com/recaptcha/api.js',
  scripts: ['https://www.google.com/recaptcha/api.js'],
};
const user = userEvent.setup();
type Page = { grecaptcha?: object; reCaptchaLoaded?: () => void };
const page = globalThis as Page;

beforeEach(() => {
  vi.resetModules();
  Cookies.set('XSRF-TOKEN', 'token');
});
afterEach(() => {
  cleanup();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  for (const script of document.head.querySelectorAll('script')) script.remove();
  delete page.grecaptcha;
  delete page.reCaptchaLoaded;
  goTo.mockClear();
  vi.unstubAllGlobals();
});

/** The form as a page has it that was just loaded. */
async function draw(): Promise<void> {
  const { RegisterForm } = await import('@/components/customer/register-form');
  render(<RegisterForm />);
}
const script = () => document.head.querySelector('script');
const begin = () => user.type(screen.getByLabelText('First name'), 'Pat');

async function fillIn(): Promise<void> {
  await user.type(screen.getByLabelText('Last name'), 'Moss');
  await user.type(screen.getByLabelText(/^E-mail/), 'pat@example.org');
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Quiet-Kettle-9');
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
}

/** Google's widget as far as the shop knows it. */
function widget() {
  const reset = vi.fn();
  const render = vi.fn((place: HTMLElement, _options: Record<string, unknown>) => {
    const field = document.createElement('textarea');
    field.name = 'g-recaptcha-response';
    field.setAttribute('aria-label', 'token');
    place.append(field);
    return 7;
  });
  page.grecaptcha = { render, reset };
  return { render, reset };
}

test('reCAPTCHA loads no script and sends no token where the store has it off', async () => {
  const calls = stubApi(({ url }) => ({
    body: url === '/api/bot-check' ? { pass: 'p', reCaptcha: null } : { redirect: '/account' },
  }));
  await draw();
  await begin();
  await fillIn();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/account'));
  expect(script()).toBeNull();
  expect(calls.at(-1)?.body).toMatchObject({ 'g-recaptcha-response': '' });
});

test('reCAPTCHA is drawn once where it is on, its token is sent, and a refusal asks for another', async () => {
  const calls = stubApi(({ url }) =>
    url === '/api/bot-check'
      ? { body: { pass: 'p', reCaptcha: RE_CAPTCHA } }
      : { status: 422, body: { message: 'It has run out.' } },
  );
  const { render: drawWidget, reset } = widget();
  await draw();
  expect(script()).toBeNull();
  await begin();
  await waitFor(() => expect(script()?.src).toMatch(/api\.js\?render=explicit/));
  page.reCaptchaLoaded?.();
  const token = await screen.findByLabelText<HTMLTextAreaElement>('token');
  token.value = 'ticked';
  await fillIn();
  expect((await screen.findByRole('alert')).textContent).toContain('It has run out.');
  expect(calls.at(-1)?.body).toMatchObject({ firstName: 'Pat', 'g-recaptcha-response': 'ticked' });
  expect(drawWidget).toHaveBeenCalledOnce();
  expect(drawWidget.mock.lastCall?.[1]).toMatchObject({ sitekey: 'key' });
  await waitFor(() => expect(reset).toHaveBeenCalledWith(7));
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Pat');
});

test('reCAPTCHA that cannot be loaded is reported, and tried again when the form is sent', async () => {
  stubApi(({ url }) =>
    url === '/api/bot-check'
      ? { body: { pass: 'p', reCaptcha: RE_CAPTCHA } }
      : { status: 422, body: { message: 'Tick the box.' } },
  );
  widget();
  await draw();
  await begin();
  await waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event('error'));
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
  script()?.remove();
  await fillIn();
  await waitFor(() => expect(script()).not.toBeNull());
  page.reCaptchaLoaded?.();
  expect(await screen.findByLabelText('token')).toBeTruthy();
});

test('reCAPTCHA is in the account form of the confirmation too', async () => {
  const calls = stubApi(({ url }) =>
    url === '/api/bot-check'
      ? { body: { pass: 'p', reCaptcha: RE_CAPTCHA } }
      : { body: { redirect: '/checkout/order/5' } },
  );
  widget();
  const { AccountOffer } = await import('@/components/checkout/confirmation/account-offer');
  render(<AccountOffer order={5} />);
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Quiet-Kettle-9');
  await waitFor(() => expect(script()).not.toBeNull());
  page.reCaptchaLoaded?.();
  (await screen.findByLabelText<HTMLTextAreaElement>('token')).value = 'ticked';
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/checkout/order/5'));
  expect(calls.at(-1)?.body).toEqual({
    order: '5',
    password: 'Quiet-Kettle-9',
    'g-recaptcha-response': 'ticked',
  });
});
