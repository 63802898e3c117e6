import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveryForm } from '@/components/checkout/delivery/delivery-form';
import { PaidLater } from '@/components/checkout/delivery/paid-later';
import { OrderSum } from '@/components/checkout/order-sum';
import { NO_ROUTE } from '@/lib/access/route';
import type { RoutePart } from '@/lib/access/types';
import type { Address } from '@/lib/addresses/types';
import type { TwoDeliveries } from '@/lib/basket/delivery-plan';
import { classify } from '@/lib/catalogue/classify';
import { UNMEASURED } from '@/lib/fit/space';
import type { FormNote, FormValues } from '@/lib/forms/types';
import { changeHome, home as homeStore } from '@/lib/home/client';
import { aCheckout, anOption } from '../../../support/checkout';
import { stubApi } from '../../../support/query';

const go = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => go }));

const thursday = anOption();
const saturday = anOption({
  id: 'two-person-2026-11-28',
  words: 'Two-person delivery, Saturday 28 November 2026',
  day: '2026-11-28',
  price: 1500,
});
const load = {
  packed: { width: 640, depth: 640, height: 900 },
  bare: { width: 598, depth: 600, height: 850 },
  doorsOff: null,
  weight: 68,
  mayTilt: 0,
  mayLie: false,
  cools: false,
};
const doorstep: RoutePart = { kind: 'steps', name: 'doorstep 1', count: 3 };
const corner: RoutePart = { kind: 'corner', name: 'corner 1', a: 800, b: 800 };
const narrow: RoutePart = { kind: 'doorway', name: 'door 1', width: 700, height: 1981 };
const flight: RoutePart = {
  kind: 'stairs',
  name: 'stairs 1',
  shape: 'straight',
  width: 860,
  headroom: 2100,
  flights: 1,
  steps: 13,
  pitch: 42,
  landing: null,
};
const home: Address = {
  id: 7,
  firstName: 'Hana',
  lastName: 'Akhtar',
  company: '',
  address1: '12 Hessle Mount',
  address2: '',
  city: 'Leeds',
  stateOrProvince: '',
  postalCode: 'LS6 3BN',
  countryCode: 'GB',
  country: 'United Kingdom',
  phone: '07700 900318',
};

type Over = {
  note?: FormNote | null;
  values?: FormValues;
  book?: Address[] | null;
  options?: (typeof thursday)[];
  heavy?: boolean;
  removes?: boolean;
  two?: TwoDeliveries | null;
  second?: (typeof thursday)[];
  works?: string[];
  fitting?: string;
  beside?: ReactNode;
};

const open = ({
  note = null,
  values = {},
  book = null,
  options = [],
  heavy = true,
  removes = false,
  two = null,
  second,
  works = [],
  fitting = '',
  beside = null,
}: Over = {}) =>
  render(
    <>
      <DeliveryForm
        values={values}
        note={note}
        owner="cart"
        book={book}
        deliveries={[options, second ?? []]
          .filter(({ length }) => length > 0)
          .map((days) => ({ goods: ['Washing machine'], options: days }))}
        two={two}
        finds
        works={works}
        fitting={fitting}
        heavyGoods={heavy ? [{ name: 'Washing machine', load, kind: 'laundry', removes }] : []}
        goods={[{ name: 'Tarnside TW-914', ...classify({ Type: 'Washing machine', Width: '598 mm' }) }]}
      />
      {beside}
    </>,
  );
const onwards = () => userEvent.click(screen.getByRole('button', { name: 'Go to step 3, pay' }));

beforeEach(() => {
  // The test's document has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
  Cookies.set('XSRF-TOKEN', 'token');
  sessionStorage.clear();
  localStorage.clear();
  go.push.mockClear();
  go.refresh.mockClear();
  document.title = 'Delivery';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the delivery form', () => {
  it('asks for the postcode first, then shows every day with its price and marks weekends', async () => {
    const calls = stubApi(() => ({ body: { redirect: '/checkout?step=delivery' } }));
    open();
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.type(screen.getByLabelText('Postcode'), 'ls6 3bn{Enter}');
    await waitFor(() => expect(go.refresh).toHaveBeenCalled());
    expect(calls[0]).toMatchObject({ url: '/api/checkout/days', body: { postalCode: 'ls6 3bn' } });
    cleanup();
    open({ options: [thursday, saturday] });
    const days = screen.getByRole('group', { name: 'Which day?' });
    const names = within(days)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(names[0]).toMatch(/26 Nov Thursday.*four-hour slot.*Free/);
    expect(names[1]).toMatch(/28 Nov Saturday.*Weekend.*8am to 2pm.*£15\.00/);
    expect(
      within(days)
        .getAllByRole<HTMLInputElement>('radio')
        .some(({ checked }) => checked),
    ).toBe(false);
  });

  it('updates the total as soon as a day is selected', async () => {
    const { sums } = aCheckout();
    const payable = {
      bought: { products: 1, goods: 429_00, extras: 0, saving: 0 },
      sums: { ...sums, delivery: null },
      consignments: [{ options: [thursday, saturday], chosen: null }],
      expected: { label: 'Two-person delivery', price: 0 },
      marked: [thursday.id],
    };
    const beside = (
      <>
        <PaidLater payable={payable} named />
        <OrderSum title="Your order" goods={null} payable={payable} />
      </>
    );
    open({ options: [thursday, saturday], values: { option: thursday.id }, beside });
    const amount = (of: string) => screen.getByText(of).nextSibling?.textContent;
    expect(amount('Delivery, Thu 26 Nov')).toBe('Free');
    await userEvent.click(screen.getByRole('radio', { name: /28 Nov/ }));
    expect(amount('Delivery, Sat 28 Nov')).toBe('£15.00');
    expect(amount('Total')).toBe('£444.00');
    expect(screen.getByText(/^You pay nothing on this page/).textContent).toContain(
      '“Pay £444.00 now”, with the day you have chosen.',
    );
  });

  it('asks for consent to start work within the cancellation period, never ticked beforehand', () => {
    open({ options: [thursday] });
    expect(screen.queryByRole('group', { name: 'The work you chose' })).toBeNull();
    cleanup();
    open({ options: [thursday], works: ['Connect a washing machine', 'Take your old appliance away'] });
    const work = screen.getByRole('group', { name: 'The work you chose' });
    expect(work.textContent).toMatch(
      /^The work you choseConnect a washing machine and take your old appliance away\. You can cancel this work/,
    );
    expect(within(work).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('offers two deliveries where that is possible, never preselected, with a day for each', async () => {
    const calls = stubApi(() => ({ body: { redirect: '/checkout?step=delivery' } }));
    const two: TwoDeliveries = {
      ahead: { day: '2026-11-24', by: 'parcel', names: ['Kettle'], lineIds: ['a'] },
      rest: { day: '2026-12-08', by: 'two-person', names: ['Washing machine'], lineIds: ['b'] },
    };
    open({ options: [thursday], two });
    expect(screen.getAllByText(/^From/)[0]?.closest('ul')?.textContent).toBe(
      'By Tue 24 Nov, by parcel service: KettleFrom Tue 8 Dec, by two-person van: Washing machine',
    );
    const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Bring it in two deliveries/ });
    expect(tick.checked).toBe(false);
    await userEvent.click(tick);
    await waitFor(() => expect(go.refresh).toHaveBeenCalled());
    expect(calls[0]).toMatchObject({ url: '/api/checkout/days', body: { split: 'on' } });
    cleanup();
    open({ options: [thursday], second: [saturday], two, values: { split: 'on' } });
    const second = screen.getByRole('group', { name: 'Which day for the second delivery?' });
    expect(within(second).getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Which day for the first delivery?' })).toBeDefined();
  });

  it('finds the addresses at the postcode, and fills in the chosen one', async () => {
    const flat = { company: '', address1: 'Flat 1, Heron House, Mill Garth', city: 'Leeds' };
    stubApi(({ url }) =>
      url === '/api/find-address'
        ? { body: { addresses: [{ ...flat, address1: '7 Mill Garth' }, flat] } }
        : { body: { redirect: '/checkout?step=delivery' } },
    );
    open();
    await userEvent.type(screen.getByLabelText('Postcode'), 'ls6 3bn');
    await userEvent.click(screen.getByRole('button', { name: 'Show the days' }));
    const list = await screen.findByLabelText('Address at LS6 3BN');
    await userEvent.selectOptions(list, 'Flat 1, Heron House, Mill Garth');
    const typed = ['House and street', 'Town or city'].map(
      (name) => screen.getByLabelText<HTMLInputElement>(name).value,
    );
    expect(typed).toEqual(['Flat 1, Heron House, Mill Garth', 'Leeds']);
  });

  describe('a postcode whose days are shown', () => {
    const found = { company: '', address1: '7 Mill Garth', city: 'Leeds' };
    const place = { postalCode: 'LS6 3BN' };
    const stub = () =>
      stubApi(({ url }) =>
        url === '/api/find-address'
          ? { body: { addresses: [found] } }
          : { body: { redirect: '/checkout?step=delivery' } },
      );

    it('has its addresses again after a reload', async () => {
      stub();
      open({ values: place, options: [thursday] });
      expect(await screen.findByLabelText('Address at LS6 3BN')).toBeTruthy();
    });

    it('has no list of addresses beside an address that is filled in, until Enter in its field asks for one', async () => {
      const calls = stub();
      open({ values: { ...place, address1: '7 Mill Garth' }, options: [thursday] });
      await userEvent.type(screen.getByLabelText('Postcode'), '{Enter}');
      expect(await screen.findByLabelText('Address at LS6 3BN')).toBeTruthy();
      expect(calls.map(({ url }) => url)).toEqual(['/api/checkout/days', '/api/find-address']);
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  describe('a known place whose days are not loaded', () => {
    const stub = () => stubApi(() => ({ body: { redirect: '/checkout?step=delivery' } }));
    const asked = (calls: ReturnType<typeof stub>) =>
      calls.filter(({ url }) => url === '/api/checkout/days').map(({ body }) => body);

    it('has its days looked up without a press for the selected entry of the address book', async () => {
      const calls = stub();
      open({ book: [home], values: { book: '7' } });
      await waitFor(() => expect(go.refresh).toHaveBeenCalled());
      expect(asked(calls)).toEqual([expect.objectContaining({ book: '7' })]);
    });

    it('changes neither the home nor the addresses by a postcode that the address book hides', async () => {
      const calls = stub();
      changeHome({ postcode: 'M1 1AE' });
      open({ book: [home], values: { book: '7', postalCode: 'LS6 3BN' } });
      await waitFor(() => expect(go.refresh).toHaveBeenCalled());
      expect(calls.map(({ url }) => url)).toEqual(['/api/checkout/days']);
      expect(homeStore.read().postcode).toBe('M1 1AE');
    });

    it('has its days looked up without a press for the postcode of the home', async () => {
      const calls = stub();
      changeHome({ postcode: 'LS6 3BN' });
      open();
      await waitFor(() => expect(go.refresh).toHaveBeenCalled());
      expect(asked(calls)).toEqual([expect.objectContaining({ postalCode: 'LS6 3BN' })]);
    });

    it('has its days looked up when focus leaves a complete postcode', async () => {
      const calls = stub();
      open();
      await userEvent.type(screen.getByLabelText('Postcode'), 'ls6{Tab}');
      await userEvent.type(screen.getByLabelText('Postcode'), ' 3bn');
      expect(asked(calls)).toEqual([]);
      await userEvent.click(screen.getByLabelText('Full name'));
      await waitFor(() => expect(go.refresh).toHaveBeenCalled());
      expect(asked(calls)).toEqual([expect.objectContaining({ postalCode: 'ls6 3bn' })]);
    });

    it.each([
      ['its button is passed by', '{Tab}{Tab}'],
      ['its button is pressed and left', '{Tab}{Enter}{Tab}'],
    ])('has its days looked up once by keyboard when %s', async (_, keys) => {
      const calls = stub();
      open();
      await userEvent.type(screen.getByLabelText('Postcode'), `ls6 3bn${keys}`);
      await waitFor(() => expect(go.refresh).toHaveBeenCalled());
      expect(asked(calls)).toEqual([expect.objectContaining({ postalCode: 'ls6 3bn' })]);
    });
  });

  it('shows no days of a place other than the typed postcode', async () => {
    const calls = stubApi(() => ({ body: { redirect: '/checkout?step=delivery' } }));
    const postcode = () => screen.getByLabelText('Postcode');
    open({ values: { postalCode: 'LS6 3BN', address1: '7 Mill Garth' }, options: [thursday] });
    await userEvent.click(screen.getByRole('radio', { name: /26 Nov/ }));
    await userEvent.clear(postcode());
    await userEvent.type(postcode(), 'hs1 2ab');
    expect(screen.queryByRole('radio', { name: /26 Nov/ })).toBeNull();
    await onwards();
    expect(await screen.findByRole('link', { name: 'Choose a delivery day' })).toBeTruthy();
    expect(calls.some(({ url }) => url === '/api/checkout/delivery')).toBe(false);
  });

  it('refreshes the days when the chosen one is no longer available', async () => {
    const message = 'Choose a delivery day: these are the days for this place';
    stubApi(() => ({ status: 422, body: { message, fields: { option: message } } }));
    const { address1, city, postalCode } = home;
    const values = { fullName: 'Hana Akhtar', address1, city, postalCode, floor: 'first' };
    open({ values, options: [thursday] });
    await userEvent.click(screen.getByRole('radio', { name: /26 Nov/ }));
    await onwards();
    expect(await screen.findByRole('link', { name: message })).toBeTruthy();
    expect(go.refresh).toHaveBeenCalled();
  });

  it('describes the fitter’s visit beside the chosen work', () => {
    open({ works: ['Fit an integrated dishwasher'], fitting: 'Our fitter rings.', options: [thursday] });
    const work = screen.getByRole('group', { name: 'The work you chose' });
    expect(within(work).getByText('Our fitter rings.')).toBeTruthy();
  });

  it('says what to do when addresses cannot be looked up, and loads the days all the same', async () => {
    stubApi(({ url }) =>
      url === '/api/find-address'
        ? { status: 503, body: { message: 'away' } }
        : { body: { redirect: '/checkout?step=delivery' } },
    );
    open();
    await userEvent.type(screen.getByLabelText('Postcode'), 'ls6 3bn');
    await userEvent.click(screen.getByRole('button', { name: 'Show the days' }));
    expect(
      await screen.findByText('Addresses can’t be looked up right now. Type the address below.'),
    ).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(go.refresh).toHaveBeenCalled();
  });

  it('lists every error in a focused summary and at its field, and sends nothing', async () => {
    const calls = stubApi(() => ({ body: {} }));
    open({ options: [thursday] });
    await onwards();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const links = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(links).toEqual([
      'Enter the postcode',
      'Enter the full name',
      'Enter the house and street',
      'Enter the town or city',
      'Choose a delivery day',
      'Choose the floor',
    ]);
    expect(screen.getByLabelText('Postcode').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose a delivery day' }));
    expect(document.activeElement?.getAttribute('type')).toBe('radio');
    expect(calls).toEqual([]);
  });

  it('sends what was typed and chosen, then goes to payment', async () => {
    const calls = stubApi(() => ({ body: { redirect: '/checkout?step=pay' } }));
    open({ options: [thursday, saturday] });
    await userEvent.type(screen.getByLabelText('Postcode'), 'ls63bn');
    await userEvent.type(screen.getByLabelText('Full name'), 'Zoë O’Hara');
    await userEvent.type(screen.getByLabelText('House and street'), '12 Hessle Mount');
    await userEvent.type(screen.getByLabelText('Town or city'), 'Leeds');
    await userEvent.click(screen.getByRole('radio', { name: /28 Nov/ }));
    await userEvent.selectOptions(screen.getByLabelText('Which floor?'), 'First floor');
    await onwards();
    await waitFor(() => expect(go.push).toHaveBeenCalledWith('/checkout?step=pay'));
    expect(calls.at(-1)).toMatchObject({
      url: '/api/checkout/delivery',
      body: { postalCode: 'LS6 3BN', fullName: 'Zoë O’Hara', option: saturday.id, floor: 'first' },
    });
    expect(calls.at(-1)?.body).not.toHaveProperty('otherBill');
  });

  it('keeps what was typed through a reload', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Full name'), 'Hana');
    cleanup();
    open();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Hana'));
  });

  it('keeps a chosen day through a reload, unless it is no longer available', async () => {
    const isChosen = (day: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name: day }).checked;
    const values = { option: thursday.id };
    open({ options: [thursday, saturday], values });
    await userEvent.click(screen.getByRole('radio', { name: /28 Nov/ }));
    cleanup();
    open({ options: [thursday, saturday], values });
    await waitFor(() => expect(isChosen(/28 Nov/)).toBe(true));
    cleanup();
    const friday = anOption({ id: 'two-person-2026-11-27', day: '2026-11-27' });
    open({ options: [thursday, friday], values });
    await userEvent.type(screen.getByLabelText('Full name'), 'Hana');
    expect(isChosen(/26 Nov/)).toBe(true);
  });
});

describe('the delivery form for heavy goods', () => {
  it('asks about the way in, unlike for light goods, and says what fits through a door', async () => {
    open({ heavy: false });
    expect(screen.queryByRole('group', { name: 'Getting it in' })).toBeNull();
    cleanup();
    open();
    await userEvent.type(screen.getByLabelText(/Narrowest door/), '500');
    expect(await screen.findByText(/^Washing machine: It will not fit through/)).toBeTruthy();
  });

  it('asks for the old one’s width only where it is taken away, and says whether it can be taken out', async () => {
    open();
    expect(screen.queryByLabelText(/The old one’s width/)).toBeNull();
    cleanup();
    changeHome({ route: { ...NO_ROUTE, old: { laundry: 700 }, parts: [corner] } });
    open({ removes: true });
    const old = screen.getByLabelText<HTMLInputElement>(/The old one’s width/);
    await waitFor(() => expect(old.value).toBe('700'));
    await userEvent.clear(old);
    expect(screen.queryByText(/The old one can/)).toBeNull();
    await userEvent.type(old, '1100');
    expect(await screen.findByText(/The old one cannot be taken out/)).toBeTruthy();
  });
});

describe('a stored way in', () => {
  const value = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name).value;
  const send = async () => {
    const calls = stubApi(() => ({ body: { redirect: '/checkout?step=delivery' } }));
    await userEvent.clear(screen.getByLabelText('Postcode'));
    await userEvent.type(screen.getByLabelText('Postcode'), 'ls63bn');
    await userEvent.click(screen.getByRole('button', { name: 'Show the days' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    return calls.findLast(({ url }) => url === '/api/checkout/days')?.body;
  };

  it('fills in the questions, and is sent with the order unless it is left out', async () => {
    changeHome({ route: { ...NO_ROUTE, parts: [doorstep, corner, narrow, flight] } });
    open();
    await waitFor(() => expect(value(/^Narrowest door/)).toBe('700'));
    expect(value(/^Steps on the way/)).toBe('3');
    expect(value(/^Stairs/)).toBe('860 mm, 13 steps');
    const way = expect.stringMatching(
      /^Washing machine: It.*The way: doorstep 1, 3 steps; corner 1, 800 mm by 800 mm; door 1, 700 mm/,
    );
    expect(await send()).toMatchObject({ way, door: '700', steps: '3', stairs: '860 mm, 13 steps' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove it from my order' }));
    expect(await send()).toMatchObject({ way: '', door: '700' });
  });

  it('does not overwrite what is typed, and loses its stairs on the ground floor', async () => {
    changeHome({ route: { ...NO_ROUTE, parts: [narrow, flight] } });
    open();
    await waitFor(() => expect(value(/^Narrowest door/)).toBe('700'));
    const door = screen.getByLabelText(/^Narrowest door/);
    await userEvent.clear(door);
    await userEvent.type(door, '720');
    await userEvent.selectOptions(screen.getByLabelText('Which floor?'), 'Ground floor');
    expect(value(/^Narrowest door/)).toBe('720');
    await waitFor(() => expect(screen.queryByLabelText(/^Stairs/)).toBeNull());
    expect(screen.queryByLabelText(/^Is there a lift/)).toBeNull();
    expect(await send()).toMatchObject({ door: '720', stairs: '', floor: 'ground' });
  });

  it('is worked out again after a reload, whatever was stored of the form', async () => {
    changeHome({
      route: { ...NO_ROUTE, parts: [narrow] },
      spaces: { laundry: { ...UNMEASURED, widths: [590] } },
    });
    open();
    await userEvent.type(screen.getByLabelText('Full name'), 'Hana');
    cleanup();
    changeHome({ route: NO_ROUTE, spaces: {} });
    open();
    await waitFor(() => expect(value(/^Full name$/)).toBe('Hana'));
    const body = await send();
    expect(body).toMatchObject({ fullName: 'Hana', fit: '' });
    expect(body).toMatchObject({ way: expect.not.stringContaining('The way:') });
  });

  it('is not sent with goods that one person can carry', async () => {
    changeHome({ route: { ...NO_ROUTE, door: 712 } });
    open({ heavy: false });
    const body = await send();
    expect(body).not.toHaveProperty('door');
    expect(body).toMatchObject({ way: '' });
  });
});

describe('a measured space', () => {
  const answer = 'Tarnside TW-914: Too wide by 8 mm.';
  const sent = async (calls: ReturnType<typeof stubApi>) => {
    await userEvent.type(screen.getByLabelText('Postcode'), 'ls63bn');
    await userEvent.click(screen.getByRole('button', { name: 'Show the days' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    return calls.findLast(({ url }) => url === '/api/checkout/days')?.body;
  };

  it('is sent with the order as a verdict, which is shown and can be left out', async () => {
    changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [590] } } });
    const calls = stubApi(() => ({ body: { redirect: '/checkout?step=delivery' } }));
    open();
    expect(within(screen.getByRole('region', { name: 'Does it fit?' })).getByText(answer)).toBeTruthy();
    expect(await sent(calls)).toMatchObject({ fit: answer });
    await userEvent.click(screen.getByRole('button', { name: 'Remove it from my order' }));
    expect(await sent(calls)).toMatchObject({ fit: '' });
  });

  it('is not mentioned where nothing was measured', async () => {
    const calls = stubApi(() => ({ body: { redirect: '/checkout?step=delivery' } }));
    open();
    expect(screen.queryByRole('region', { name: 'Does it fit?' })).toBeNull();
    expect(await sent(calls)).toMatchObject({ fit: '' });
  });
});

describe('a signed-in customer', () => {
  it('chooses from the address book, and the days are looked up', async () => {
    const calls = stubApi(() => ({ body: { redirect: '/checkout?step=delivery' } }));
    open({ book: [home], values: { book: 'new' } });
    await userEvent.click(screen.getByRole('radio', { name: /Hana Akhtar/ }));
    await waitFor(() => expect(calls[0]).toMatchObject({ body: { book: '7' } }));
  });
});

it('the form shows what was typed when it comes back with the days without scripts', () => {
  const typed = { floor: 'first', parking: 'Behind the house', billName: 'Pat Moss' };
  open({ note: { kind: 'typed', values: typed }, values: { postalCode: 'LS6 3BN', floor: '' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Which floor?' }).value).toBe('first');
  const values = [...document.querySelectorAll('input')].map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['LS6 3BN', 'Behind the house', 'Pat Moss']));
});

describe('a customer who chooses from the address book', () => {
  it('is told beside the entry why it can’t be chosen, where the summary links to', async () => {
    const message = 'This address is no longer in your address book. Choose another';
    stubApi(() => ({ status: 422, body: { message, fields: { book: message } } }));
    open({ book: [home], values: { book: '7', option: thursday.id }, options: [thursday], heavy: false });
    await onwards();
    await userEvent.click(await screen.findByRole('link', { name: message }));
    const entry = screen.getByRole('radio', { name: /Hana Akhtar/ });
    expect(document.activeElement).toBe(entry);
    expect(document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
  });

  it('has the days of the entry chosen last looked up, and of none in between', async () => {
    const answers: (() => void)[] = [];
    const calls = stubApi(async () => {
      await new Promise<void>((settle) => answers.push(settle));
      return { body: { redirect: '/checkout?step=delivery' } };
    });
    const [second, third] = [
      { ...home, id: 8, firstName: 'Bea' },
      { ...home, id: 9, firstName: 'Cy' },
    ];
    open({ book: [home, second, third], values: { book: 'new' } });
    for (const name of [/Hana Akhtar/, /Bea Akhtar/, /Cy Akhtar/])
      await userEvent.click(screen.getByRole('radio', { name }));
    await waitFor(() => expect(calls).toMatchObject([{ body: { book: '7' } }]));
    answers.shift()?.();
    await waitFor(() => expect(calls).toMatchObject([{ body: { book: '7' } }, { body: { book: '9' } }]));
    answers.shift()?.();
  });
});

describe('the delivery form when it opens', () => {
  it('has no checkbox ticked', () => {
    open({ book: [home], options: [thursday, saturday] });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual(boxes.map(() => false));
  });
});
