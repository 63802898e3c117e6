import type { StudioView } from './look.ts';

/** Lower left, lower right and upper left corner, in a square of 1000 units. */
export type BadgePlace = readonly [Corner, Corner, Corner];
type Corner = readonly [x: number, y: number];

/**
 * Where a maker's name stands on the photographs of a look, in those views that show it; `ratio` is the place's width by
 * its height, `ink` what is legible there.
 */
export type Badge = { ink: 'dark' | 'light'; ratio: number; places: Partial<Record<StudioView, BadgePlace>> };
