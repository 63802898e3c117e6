import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { use, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressForm } from '@/components/account/address-form';
import type { FormNote } from '@/lib/forms/types';
import { stubApi } from '../../support/query';

const go = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => go }));

const countries = [
  { code: 'GB', name: 'United Kingdom' },
  { code: 'IE', name: 'Ireland' },
];
const known = {
  id: 7,
  firstName: 'Zoë',
  lastName: 'Moss',
  address1: '1 High Street',
  city: 'Leeds',
  postalCode: 'LS1 1AA',
  countryCode: 'GB',
  phone: '07700 900142',
};
const open = (address: object = known, note: FormNote | null = null) =>
  render(<AddressForm address={address} countries={countries} note={note} beside={null} finds />);

beforeEach(() => {
  Cookies.set('XSRF-TOKEN', 'token');
  go.push.mockReset();
  document.title = 'Add an address';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the address form', () => {
  it('gives every field that browsers can fill in its autocomplete token', () => {
    open();
    const tokens = screen.getAllByRole<HTMLInputElement>('textbox').map(({ autocomplete }) => autocomplete);
    expect(tokens).toEqual([
      'given-name',
      'family-name',
      'organization',
      'postal-code',
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'tel',
    ]);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('GB');
  });

  it('lists every error in a focused summary and at its field, and sends nothing', async () => {
    const calls = stubApi(() => ({ body: {} }));
    open({});
    await userEvent.click(screen.getByRole('button', { name: 'Add this address' }));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(document.title).toBe('Error: Add an address');
    expect(summary.textContent).toContain('Enter a first name');
    const field = screen.getByLabelText('Town or city');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter a town or city',
    );
    expect(calls).toEqual([]);
  });

  it('sends its fields with the ID of the entry that it changes, then goes to the next page', async () => {
    const calls = stubApi(() => ({ body: { redirect: '/account/address-book?note=x' } }));
    open();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'IE');
    await userEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
    await waitFor(() => expect(go.push).toHaveBeenCalledWith('/account/address-book?note=x'));
    expect(calls[0]).toMatchObject({
      url: '/api/account/addresses',
      body: { addressEntityId: '7', firstName: 'Zoë', countryCode: 'IE', address2: '' },
    });
  });

  it('shows the server’s errors and keeps what was typed', async () => {
    const fields = { city: 'Leave out the character' };
    stubApi(() => ({ status: 422, body: { message: 'No', fields } }));
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Leave out the character');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Zoë');
  });

  it('shows errors and typed values after a POST without scripts', () => {
    open(known, {
      kind: 'refused',
      message: 'No',
      fields: { city: 'Enter a town or city' },
      values: { city: '' },
    });
    expect(screen.getByRole('alert').textContent).toContain('Enter a town or city');
    expect(screen.getByLabelText<HTMLInputElement>('Town or city').value).toBe('');
  });
});

it('the address form is sent once, however often its button is pressed before the next page arrives', async () => {
  const calls = stubApi(() => ({ body: { redirect: '/account/address-book?note=x' } }));
  let arrive = (_page: string) => {};
  const nextPage = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  /** Goes on as the router does: what stood there stays until the next page can be drawn. */
  function Router() {
    const [left, setLeft] = useState(false);
    go.push.mockImplementation(() => setLeft(true));
    return left ? (
      use(nextPage)
    ) : (
      <AddressForm address={known} countries={countries} note={null} beside={null} finds />
    );
  }
  render(<Router />);
  await userEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(go.push).toHaveBeenCalled());
  const button = screen.getByRole('button', { name: 'Saving…' });
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('House and street'), '{Enter}');
  expect(calls).toHaveLength(1);
  await act(async () => arrive('The book'));
  expect(await screen.findByText('The book')).toBeTruthy();
});

describe('an address found by postcode', () => {
  const firm = { company: 'Larch & Co', address1: '23 Mill Garth', city: 'Leeds' };
  const house = { company: '', address1: '25 Mill Garth', city: 'Leeds' };
  const value = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name).value;
  const find = async (address: object) => {
    const calls = stubApi(() => ({ body: { addresses: [firm, house] } }));
    open(address);
    await userEvent.click(screen.getByRole('button', { name: 'Find the address' }));
    expect(calls).toMatchObject([{ url: '/api/find-address', body: { postcode: 'LS1 1AA' } }]);
    return screen.findByLabelText('Address at LS1 1AA');
  };

  it('is filled in, and the other fields stay as they are', async () => {
    const list = await find(known);
    expect(list.textContent).toContain('Larch & Co, 23 Mill Garth');
    await userEvent.selectOptions(list, '0');
    expect([value(/^Company/), value('House and street'), value('First name')]).toEqual([
      'Larch & Co',
      '23 Mill Garth',
      'Zoë',
    ]);
  });

  it('replaces the previous one, including its company and second line', async () => {
    const list = await find({ ...known, address2: 'Flat 2' });
    await userEvent.selectOptions(list, '0');
    await userEvent.selectOptions(list, '1');
    expect([value(/^Company/), value('House and street'), value(/^Flat, building/)]).toEqual([
      '',
      '25 Mill Garth',
      '',
    ]);
  });

  it('does not overwrite a company that was typed', async () => {
    await userEvent.selectOptions(await find({ ...known, company: 'Moss Ltd' }), '1');
    expect(value(/^Company/)).toBe('Moss Ltd');
  });
});
