import type { Route } from './route';
import type { RoutePart } from './types';

/** A usual British door leaf (experience §6 F2). */
export const DOOR_HEIGHT_MM = 1981;

/** What the one door is called that a way in is told shortly by. */
export const NARROWEST_DOOR = 'the narrowest door';

/** The parts of a way in that are walked; told shortly, its narrowest door and its sharp corner. */
export function partsOf({ door, doorHeight, corner, ground, parts }: Route): RoutePart[] {
  if (parts.length > 0) {
    return ground ? parts.filter(({ kind }) => kind !== 'stairs' && kind !== 'lift') : parts;
  }
  return [
    ...(door === null
      ? []
      : [
          {
            kind: 'doorway' as const,
            name: NARROWEST_DOOR,
            width: door,
            height: doorHeight ?? DOOR_HEIGHT_MM,
            ...(doorHeight === null && { heightAssumed: true }),
          },
        ]),
    ...(corner ? [{ kind: 'corner' as const, name: 'the sharp corner', a: null, b: null }] : []),
  ];
}
