import type { Route } from './route';
import type { RoutePart } from './types';

/** Height of a typical British door leaf (experience §6 F2). */
export const DOOR_HEIGHT_MM = 1981;

/** Name of the only door in a way in that is described in short. */
export const NARROWEST_DOOR = 'the narrowest door';

/**
 * Returns the parts of a way in that are walked. One described in short has its narrowest door and its sharp corner.
 */
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
