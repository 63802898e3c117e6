import type { StudioView } from './look.ts';

/** Lower left, lower right and upper left corners, in a square of 1000 units. */
export type BadgePlace = readonly [Corner, Corner, Corner];
type Corner = readonly [x: number, y: number];

/**
 * Where the maker's name is printed on a look's photographs, in the views that show it. `ratio` is the place's width
 * divided by its height; `ink` is the shade that is legible there.
 */
export type Badge = { ink: 'dark' | 'light'; ratio: number; places: Partial<Record<StudioView, BadgePlace>> };
