import type { PictureKind } from '../../facts.ts';

/**
 * Kinds whose drawing is a likeness and not to scale: taps stand beside their boiler, a hose is coiled. They have no
 * edges that a dimension line could truly span.
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
