import type { RoutePart } from './types';

/** A usual British door leaf (experience §6 F2). */
const DOOR_HEIGHT_MM = 1981;

/** The way in as most people know it: the narrowest door, and whether there is a sharp corner. */
export function quickRoute(door: number | null, sharpCorner: boolean): RoutePart[] {
  return [
    ...(door === null
      ? []
      : [{ kind: 'doorway' as const, name: 'the narrowest door', width: door, height: DOOR_HEIGHT_MM }]),
    ...(sharpCorner ? [{ kind: 'corner' as const, name: 'the sharp corner', a: null, b: null }] : []),
  ];
}
