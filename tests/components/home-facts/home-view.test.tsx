import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HomeView } from '@/components/home-facts/home-view';
import { Toaster } from '@/components/ui/feedback/toaster';
import { NO_ROUTE } from '@/lib/access/route';
import { changeHome, home } from '@/lib/home/client';
import { NOTHING_SAID } from '@/lib/home/rules';

const field = (name: RegExp) => screen.getByRole('textbox', { name });

beforeEach(async () => {
  localStorage.clear();
  render(
    <>
      <h1 id="h-my-home" tabIndex={-1}>
        My home
      </h1>
      <HomeView />
      <Toaster />
    </>,
  );
  await screen.findByText('In your account');
});
afterEach(cleanup);

describe('my home', () => {
  it('stores prices and habits on the device', async () => {
    await userEvent.type(field(/^Electricity, pence/), '27,5p');
    await userEvent.type(field(/^Washes/), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Save these' }));
    expect(home.read()).toEqual({ ...NOTHING_SAID, power: 27.5, chores: { wash: 5 } });
  });

  it('reports an error at the field and above the form, and stores nothing', async () => {
    await userEvent.type(field(/^Electricity, pence/), 'dear');
    await userEvent.click(screen.getByRole('button', { name: 'Save these' }));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(field(/^Electricity, pence/).getAttribute('aria-invalid')).toBe('true');
    expect(localStorage.getItem('home')).toBeNull();
  });

  it('shows the spaces and the way in, each of which can be changed there', async () => {
    await userEvent.click(screen.getByText('For a dishwasher'));
    const form = screen.getAllByRole('form', { name: 'Your space', hidden: true }).at(1);
    if (!form) throw new Error('each space has a form');
    await userEvent.type(within(form).getByRole('textbox', { name: 'Width', hidden: true }), '60');
    expect(home.read().spaces.dishwasher?.widths).toEqual([600]);
    expect(screen.getByText('600 mm wide')).toBeTruthy();
    await userEvent.type(field(/^The narrowest door/), '710');
    expect(home.read().route.door).toBe(710);
  });

  it('shows the width of an old appliance, which can be changed or removed', async () => {
    cleanup();
    changeHome({ route: { ...NO_ROUTE, old: { fridge: 910 } } });
    render(<HomeView />);
    const old = await screen.findByRole('textbox', { name: 'The old one, for a fridge or freezer' });
    await userEvent.clear(old);
    expect(home.read().route.old).toEqual({});
    await userEvent.type(old, '80 cm');
    expect(home.read().route.old).toEqual({ fridge: 800 });
  });

  it('is erased with one button, and restored with Undo', async () => {
    await userEvent.type(field(/^Water/), '4.02');
    await userEvent.click(screen.getByRole('button', { name: 'Save these' }));
    await userEvent.click(screen.getByRole('button', { name: 'Erase everything on this device' }));
    expect(localStorage.getItem('home')).toBeNull();
    expect(document.activeElement?.textContent).toBe('My home');
    expect(field(/^Water/)).toHaveProperty('value', '');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field(/^Water/)).toHaveProperty('value', '4.02'));
  });
});
