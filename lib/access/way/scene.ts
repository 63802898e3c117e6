import type { Angle, Block, Measured, Place } from '@/lib/catalogue/models/place';
import { mm } from '@/lib/i18n/length';
import type { Stand } from './held';

/** One part of a way in as it is drawn: millimetres, the way going from who looks on to the back. */
export type WayScene = {
  stand: Stand;
  blocks: Block[];
  lines: Measured[];
  frame: readonly [Place, Place];
  from: Angle;
};

/** How thick walls are drawn, and how far beside what they measure lines are. */
export const [WALL, OUT] = [100, 70] as const;

/** A measure of the house itself. */
export const measure = (from: Place, to: Place, length: number): Measured => ({
  from,
  to,
  text: mm(length),
  tone: 'space',
});

/**
 * The room that is left between a wall and what is carried, or by how much that is too large.
 * @param free millimetres, negative where it does not pass
 * @param kept what is kept free there for hands
 */
export const left = (from: Place, to: Place, free: number, kept: number): Measured => ({
  from,
  to,
  text: mm(Math.abs(Math.round(free))),
  tone: free < kept ? 'warn' : 'air',
  leads: true,
});

/** What of a box goes through a wall. */
export const clash = (from: Place, to: Place): Block => ({ from, to, tone: 'warn' });

/** Both sides of a thing that stands in the middle of an opening. */
export const SIDES = [-1, 1] as const;
