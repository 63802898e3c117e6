import type { Angle, Block, Measured, Place } from '@/lib/catalogue/models/place';
import { mm } from '@/lib/i18n/length';
import type { Stand } from './held';

/** The drawing of one part of a way in, in millimetres. The way leads from the viewer to the back. */
export type WayScene = {
  stand: Stand;
  blocks: Block[];
  lines: Measured[];
  frame: readonly [Place, Place];
  from: Angle;
};

/** Thickness of walls, and distance of measuring lines from what they measure, in millimetres. */
export const [WALL, OUT] = [100, 70] as const;

/** Returns a measuring line for a dimension of the house itself. */
export const measure = (from: Place, to: Place, length: number): Measured => ({
  from,
  to,
  text: mm(length),
  tone: 'space',
});

/**
 * Returns a measuring line for the room left between a wall and the appliance, or by how much it is too large.
 * @param free millimetres, negative if it does not pass
 * @param kept millimetres that are kept free for hands there
 */
export const left = (from: Place, to: Place, free: number, kept: number): Measured => ({
  from,
  to,
  text: mm(Math.abs(Math.round(free))),
  tone: free < kept ? 'warn' : 'air',
  leads: true,
});

/** Returns the part of a box that goes through a wall, as a block. */
export const clash = (from: Place, to: Place): Block => ({ from, to, tone: 'warn' });

/** The two sides of something in the middle of an opening. */
export const SIDES = [-1, 1] as const;
