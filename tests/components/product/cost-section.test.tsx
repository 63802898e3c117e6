import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CostSection } from '@/components/product/tools/cost-section';
import { classify } from '@/lib/catalogue/classify';
import { home } from '@/lib/home/client';
import { NOTHING_SAID } from '@/lib/home/rules';
import { PolicyProvider } from '@/lib/policy/client';
import { BUILT_IN } from '@/lib/policy/data/built-in';

const announce = vi.hoisted(() => vi.fn());
vi.mock('@/components/ui/feedback/live-store', () => ({ announce }));

const WASHER = {
  Type: 'Washing machine',
  'Energy consumption': '49 kWh per 100 cycles',
  'Water per cycle': '46 L',
};
const open = (attributes: Record<string, string> = WASHER, today = '2026-08-01') =>
  render(
    <PolicyProvider policy={BUILT_IN}>
      <CostSection product={classify(attributes)} price={42_900} today={today} policy={BUILT_IN} />
    </PolicyProvider>,
  );
const cell = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) })).getAllByRole('cell');
const last = (row: string) => cell(row).at(-1)?.textContent;

beforeEach(() => {
  localStorage.clear();
  announce.mockClear();
});
afterEach(cleanup);

describe('the cost section', () => {
  it('uses the tariff of the day, with a total to the penny', async () => {
    open();
    expect(
      await screen.findByText(
        'Over 10 years: £429 to buy, about £282 for electricity and about £407 for water.',
      ),
    ).toBeTruthy();
    expect(last('Water')).toBe('£407.10');
    expect(screen.getByText(/without a meter it costs nothing extra/)).toBeTruthy();
    expect(last('Price')).toBe('£429.00');
    expect(last('Electricity')).toBe('£281.50');
    expect(last('Total')).toBe('£1,117.60');
    expect(screen.queryByText(/out of date/)).toBeNull();
  });

  it('says in small print that a tariff may be out of date', async () => {
    open(WASHER, '2026-11-20');
    expect((await screen.findByText(/That may be out of date/)).parentElement?.className).toBe(
      't-small t-quiet',
    );
  });

  it('leaves out water where there is no meter, and stores that', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Use my own figures' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I have no water meter' }));
    expect(home.read().hasMeter).toBe(false);
    expect(screen.queryByRole('row', { name: /^Water/ })).toBeNull();
    expect(last('Total')).toBe('£710.50');
  });

  it('is absent without an energy label', () => {
    const { container } = open({ Type: 'Induction hob' });
    expect(container.childElementCount).toBe(0);
  });

  it('takes the shopper’s own years, loads and rates, stores them and shows the total', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Use my own figures' }));
    const years = await screen.findByRole('slider', { name: 'Years' });
    expect(document.activeElement).toBe(years);
    fireEvent.change(years, { target: { value: '5' } });
    fireEvent.change(screen.getByRole('slider', { name: 'Washes a week' }), { target: { value: '5' } });
    await userEvent.type(screen.getByRole('textbox', { name: 'Electricity, pence a kWh' }), '30');
    await userEvent.type(screen.getByRole('textbox', { name: /^Water/ }), '4');
    expect(home.read()).toMatchObject({ power: 30, water: 400, chores: { wash: 5 } });
    // 127.4 kWh at 30p and 11.96 m³ at £4 a year.
    expect(last('Electricity')).toBe('£191.10');
    expect(last('Water')).toBe('£239.20');
    expect(last('Total')).toBe('£859.30');
  });

  it('announces a new total when a control is released, and nothing when focus only passes', async () => {
    const user = userEvent.setup();
    open();
    (await screen.findByRole('button', { name: 'Use my own figures' })).focus();
    await user.keyboard('{Enter}');
    const years = await screen.findByRole('slider', { name: 'Years' });
    fireEvent.keyUp(years, { key: 'Enter' });
    for (let stop = 0; stop < 4; stop += 1) await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'I have no water meter' }));
    expect(announce).not.toHaveBeenCalled();
    fireEvent.change(years, { target: { value: '5' } });
    fireEvent.keyUp(years, { key: 'ArrowLeft' });
    expect(announce.mock.calls).toEqual([[`Total ${last('Total')}`]]);
  });

  it.each(['dear', '£30', '-3', '201'])('shows no total beside %s', async (text) => {
    home.change(() => ({ ...NOTHING_SAID, power: 20 }));
    open();
    const price = await screen.findByRole('textbox', { name: 'Electricity, pence a kWh' });
    expect(last('Total')).toBe('£1,051.70');
    await userEvent.clear(price);
    await userEvent.type(price, text);
    expect(screen.queryByRole('table')).toBeNull();
    screen.getByText('The answer will appear once we can read every field.');
    await userEvent.tab();
    const description = 'Type pence a kWh up to 200, such as 26.11';
    expect(screen.getByRole('textbox', { description })).toBe(price);
    await userEvent.clear(price);
    await userEvent.type(price, '20');
    expect(last('Total')).toBe('£1,051.70');
  });

  it.each(['£0.30', '0.30', '0,3'])('reads %s a kWh as thirty pence, and says so', async (text) => {
    home.change(() => ({ ...NOTHING_SAID, power: 20 }));
    open();
    const price = await screen.findByRole('textbox', { name: 'Electricity, pence a kWh' });
    await userEvent.clear(price);
    await userEvent.type(price, text);
    expect(home.read().power).toBe(30);
    expect(screen.getByRole('textbox', { description: 'Read as 30p a kWh.' })).toBe(price);
    expect(screen.getByText('Based on your own price, 30p a kWh.')).toBeTruthy();
  });

  it('does not state a round number of washes before one is chosen', async () => {
    home.change(() => ({ ...NOTHING_SAID, power: 20 }));
    open();
    const slider = await screen.findByRole('slider', { name: 'Washes a week' });
    expect(slider.getAttribute('aria-valuetext')).toBe('about 4');
    expect(screen.getByText(/^220 uses a year/)).toBeTruthy();
    fireEvent.change(slider, { target: { value: '5' } });
    expect(await screen.findByText(/^260 uses a year/)).toBeTruthy();
    expect(slider.getAttribute('aria-valuetext')).toBeNull();
  });

  it('uses stored figures at once', async () => {
    home.change(() => ({ ...NOTHING_SAID, power: 20 }));
    open();
    expect(await screen.findByText('Based on your own price, 20p a kWh.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use my own figures' })).toBeNull();
  });

  it('uses the price of gas for a gas oven, also the shopper’s own', async () => {
    open({ Type: 'Gas cooker', 'Energy consumption': '1.50 kWh per cycle' });
    expect(await screen.findByText(/about £172 for gas\./)).toBeTruthy();
    expect(screen.getByText(/^Based on 7\.33p a kWh of gas/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Use my own figures' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Gas, pence a kWh' }), '10');
    expect(home.read()).toMatchObject({ gas: 10, power: null });
    expect(last('Gas')).toBe('£234.00');
    expect(screen.queryByRole('textbox', { name: /^Water/ })).toBeNull();
  });

  it('uses the annual figure of the label for a hood, whatever the number of uses', async () => {
    home.change(() => ({ ...NOTHING_SAID, chores: { bake: 9 } }));
    open({ Type: 'Cooker hood', 'Energy consumption': '46 kWh a year' });
    expect(await screen.findByRole('slider', { name: 'Years' })).toBeTruthy();
    expect(screen.queryByRole('slider', { name: 'Times a week' })).toBeNull();
    expect(last('Electricity')).toBe('£120.10');
  });

  it('states both ways of using a washer dryer', async () => {
    open({
      Type: 'Washer dryer',
      'Energy consumption': '281 kWh per 100 cycles',
      'Energy consumption, washing only': '61 kWh per 100 cycles',
    });
    expect(await screen.findByText('Electricity, washing only: £35.04 a year.')).toBeTruthy();
  });
});
