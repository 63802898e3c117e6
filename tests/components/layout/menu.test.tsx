import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useRef } from 'react';
import { DepartmentList } from '@/components/layout/menu/department-list';
import { MenuIntent } from '@/components/layout/menu/menu-intent';
import { PhoneMenuPanel } from '@/components/layout/menu/phone-menu-panel';
import { readDepartments } from '@/components/search/read-departments';
import type { Department } from '@/lib/content/types';
import { installTopLayer } from '../../support/top-layer';

const path = vi.hoisted(() => ({ now: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.now }));

const kind = (name: string, path: string) => ({ name, path, productCount: 12 });
const departments: Department[] = [
  {
    ...kind('Laundry', '/laundry'),
    id: 1,
    groups: [
      {
        ...kind('Washing machines', '/washing-machines'),
        picture: 'https://images.example/300/washing-machines',
        kinds: [kind('Freestanding washing machines', '/freestanding-washing-machines')],
      },
    ],
    shortcuts: [
      { label: 'By load', links: [{ figure: '9', unit: 'kg', path: '/washing-machines?capacity=9-kg' }] },
    ],
    links: [{ label: 'Washer or both?', path: '/buying-guides' }],
  },
  {
    ...kind('Cooking', '/cooking'),
    id: 4,
    groups: [{ ...kind('Hobs', '/hobs'), kinds: [] }],
    shortcuts: [],
    links: [],
  },
];

beforeAll(installTopLayer);
beforeEach(() => {
  path.now = '/';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function Menu({ departments }: { departments: Department[] }) {
  const nav = useRef<HTMLElement>(null);
  return (
    <>
      <nav ref={nav}>
        <DepartmentList departments={departments} />
      </nav>
      <MenuIntent nav={nav} />
    </>
  );
}

const tab = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) =>
  document.getElementById(tab(name).getAttribute('popovertarget') ?? '')?.matches(':popover-open') ?? false;
const pointer = (element: Element, type: string, movementY = 0) => {
  const event = new MouseEvent(type, { bubbles: true });
  Object.assign(event, { pointerType: 'mouse' });
  Object.defineProperty(event, 'movementY', { value: movementY });
  act(() => void element.dispatchEvent(event));
};
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('every link of every sheet is in the page, and kinds have their whole names', () => {
  render(<Menu departments={departments} />);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      '/laundry',
      '/washing-machines',
      '/freestanding-washing-machines',
      '/washing-machines?capacity=9-kg',
      '/buying-guides',
      '/cooking',
      '/hobs',
    ]),
  );
  const kind = document.querySelector('a[href="/freestanding-washing-machines"]');
  expect(kind?.querySelector('span')?.textContent).toBe('Freestanding washing machines');
});

test('a press opens and closes a sheet, and sets aria-expanded', () => {
  render(<Menu departments={departments} />);
  act(() => tab('Laundry').click());
  expect(isOpen('Laundry')).toBe(true);
  expect(tab('Laundry').getAttribute('aria-expanded')).toBe('true');
  act(() => tab('Laundry').click());
  expect(isOpen('Laundry')).toBe(false);
  expect(tab('Laundry').getAttribute('aria-expanded')).toBe('false');
});

test('the mouse opens a sheet by resting on its tab, not by passing over it', () => {
  render(<Menu departments={departments} />);
  pointer(tab('Laundry'), 'pointerover');
  wait(149);
  expect(isOpen('Laundry')).toBe(false);
  wait(151);
  expect(isOpen('Laundry')).toBe(true);
});

test('the mouse may cross another tab on its way down into the sheet', () => {
  render(<Menu departments={departments} />);
  pointer(tab('Laundry'), 'pointerover');
  wait(200);
  pointer(tab('Cooking'), 'pointerover');
  for (let step = 0; step < 5; step++) {
    wait(150);
    pointer(tab('Cooking'), 'pointermove', 8);
  }
  const inside = document.querySelector('a[href="/washing-machines"]');
  if (inside) pointer(inside, 'pointerover');
  wait(1000);
  expect(isOpen('Cooking')).toBe(false);
  expect(isOpen('Laundry')).toBe(true);
});

test('a press just after the mouse has opened a sheet keeps it open', () => {
  render(<Menu departments={departments} />);
  pointer(tab('Laundry'), 'pointerover');
  wait(250);
  act(() => tab('Laundry').click());
  expect(isOpen('Laundry')).toBe(true);
  pointer(tab('Laundry').closest('ul') ?? document.body, 'pointerleave');
  wait(2000);
  expect(isOpen('Laundry')).toBe(true);
});

test('a sheet that the mouse opened closes a moment after the mouse has left', () => {
  render(<Menu departments={departments} />);
  pointer(tab('Laundry'), 'pointerover');
  wait(250);
  pointer(tab('Laundry').closest('ul') ?? document.body, 'pointerleave');
  wait(299);
  expect(isOpen('Laundry')).toBe(true);
  wait(1);
  expect(isOpen('Laundry')).toBe(false);
});

test('a navigation closes the sheet and marks the department of the page', () => {
  const { rerender } = render(<Menu departments={departments} />);
  act(() => tab('Laundry').click());
  path.now = '/freestanding-washing-machines';
  rerender(<Menu departments={[...departments]} />);
  expect(isOpen('Laundry')).toBe(false);
  expect(tab('Laundry').getAttribute('aria-current')).toBe('true');
  expect(tab('Cooking').getAttribute('aria-current')).toBeNull();
});

test('a page that several sheets link to marks no department', () => {
  path.now = '/buying-guides';
  const links = [{ label: 'Gas or induction?', path: '/buying-guides' }];
  render(<Menu departments={departments.map((each) => ({ ...each, links }))} />);
  expect(departments.map(({ name }) => tab(name).getAttribute('aria-current'))).toEqual([null, null]);
});

test('the phone’s menu is read from the page', () => {
  render(<Menu departments={departments} />);
  expect(readDepartments(document)).toEqual([
    {
      name: 'Laundry',
      path: '/laundry',
      count: '12',
      picture: 'https://images.example/300/washing-machines',
      groups: [
        {
          name: 'Washing machines',
          path: '/washing-machines',
          kinds: [
            { name: 'Freestanding', shared: 'washing machines', path: '/freestanding-washing-machines' },
          ],
        },
      ],
    },
    {
      name: 'Cooking',
      path: '/cooking',
      count: '12',
      picture: null,
      groups: [{ name: 'Hobs', path: '/hobs', kinds: [] }],
    },
  ]);
});

test('beside the departments is a link to the offers, marked as current on their page', () => {
  path.now = '/all-offers';
  render(<Menu departments={departments} />);
  expect(screen.getByRole('link', { name: 'Offers' }).getAttribute('href')).toBe('/all-offers');
  expect(screen.getByRole('link', { name: 'Offers' }).getAttribute('aria-current')).toBe('true');
});

test('the phone’s menu has the desktop’s links besides the departments', () => {
  render(<PhoneMenuPanel open onClose={() => undefined} help={{ phone: null, more: [] }} />);
  const menu = screen.getByRole('navigation', { name: 'All departments' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(
    expect.arrayContaining([
      ['Offers', '/all-offers'],
      ['Makers', '/brands'],
      ['Three for you', '/choose'],
      ['It broke', '/it-broke'],
      ['Spares and repair', '/spares-and-repair'],
      ['Kitchen set', '/multibuy-list'],
    ]),
  );
});
