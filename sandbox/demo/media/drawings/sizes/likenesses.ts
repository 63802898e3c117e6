import type { PictureKind } from '../../facts.ts';

/**
 * Kinds whose drawing is not to scale: a tap stands beside its boiler, a hose is coiled. They have no edges that a
 * dimension line could truthfully span.
 */
export const LIKENESSES: ReadonlySet<PictureKind> = new Set<PictureKind>([
  'hose',
  'ducting',
  'hood-filter',
  'boiling-tap',
  'tap',
  'disposer',
  'filter-coffee',
  'kettle',
  'breakfast-set',
  'stand-mixer',
  'blender',
  'processor',
  'slow-cooker',
  'cordless-vacuum',
  'cylinder-vacuum',
  'robot-vacuum',
  'purifier',
  'cooling',
  'warranty',
  'service',
  'bottle',
  'water-filter',
  'carton',
]);
