import type { ReactNode } from 'react';

/** Line icons on a 24 px grid with 1.75 px strokes and square caps. */
export const iconPaths = {
  account: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5v-1c0-3 2.5-4.5 7.5-4.5s7.5 1.5 7.5 4.5v1" />
    </>
  ),
  arrow: <path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" />,
  basket: <path d="M3 9h18l-2 11H5zM8 9l3-5.5M16 9l-3-5.5M9.5 13v3.5M14.5 13v3.5" />,
  card: <path d="M2.5 5.5h19v13h-19zM2.5 10h19M6 14.5h4.5" />,
  chevron: <path d="m9.5 6 6 6-6 6" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  down: <path d="m6 9.5 6 6 6-6" />,
  filters: (
    <>
      <path d="M3.5 7H14M19 7h1.5M3.5 17H6M11 17h9.5" />
      <path d="M14 4.5h5v5h-5zM6 14.5h5v5H6z" />
    </>
  ),
  grid: <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />,
  heart: (
    <path d="M12 20 4.2 12.3a4.7 4.7 0 0 1 0-6.7 4.7 4.7 0 0 1 6.7 0L12 6.7l1.1-1.1a4.7 4.7 0 0 1 6.7 0 4.7 4.7 0 0 1 0 6.7z" />
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.5V8" />
    </>
  ),
  menu: <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />,
  minus: <path d="M5 12h14" />,
  multibuy: <path d="M3.5 4H9v16H3.5zM9 4h5.5v7H9zM9 11h5.5v9H9zM14.5 11h6v9h-6z" />,
  phone: <path d="M4 4h4.5l2 5-2.5 2c1 2.2 2.8 4 5 5l2-2.5 5 2V20c-9 0-16-7-16-16z" />,
  place: (
    <>
      <path d="M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  rows: <path d="M4 5h16v5.5H4zM4 13.5h16V19H4z" />,
  ruler: <path d="M2.5 8h19v8h-19zM6.5 8v3.5M10.5 8v5M14.5 8v3.5M18 8v3.5" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  sort: <path d="M7 4v16M3.5 16.5 7 20l3.5-3.5M17 20V4M13.5 7.5 17 4l3.5 3.5" />,
  spanner: (
    <path d="M20.2 7.3 16.7 10.8 13.2 7.3 16.7 3.8a5 5 0 0 0-6.5 6.5l-6.9 6.9a2.5 2.5 0 0 0 3.5 3.5l6.9-6.9a5 5 0 0 0 6.5-6.5z" />
  ),
  tag: <path d="M3.5 3.5H12L21 12.5 12.5 21 3.5 12zM8 7.5V8" />,
  tick: <path d="m5 12.5 5 5L19.5 7" />,
  cube: <path d="M12 3 20 7.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9" />,
  turn: <path d="M7.5 17.2C4.8 16.3 3 14.8 3 13c0-2.8 4-5 9-5s9 2.2 9 5-4 5-9 5M14.5 15 12 18l2.5 3" />,
  van: (
    <>
      <path d="M2.5 5.5h12v11h-12zM14.5 9.5H19l2.5 3.5v3.5h-7z" />
      <circle cx="6.5" cy="17.5" r="2" />
      <circle cx="17.5" cy="17.5" r="2" />
    </>
  ),
  wallet: <path d="M3 7.5h17.5V19H3zM3 7.5 16 4v3.5M20.5 11.5H15v3.5h5.5" />,
  warning: <path d="M12 3.5 21.5 20h-19zM12 10v4.5M12 17v.5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof iconPaths;
