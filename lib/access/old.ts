import type { Load } from './types';

/**
 * An old appliance on its way out, which is the way in of the new one (experience §6 F2). Only its width is asked, and
 * only where it is wider: our assumption is that it is else as deep, high and heavy as the new one, and without a box.
 * Null where it is no wider, for then it goes where the new one goes.
 *
 * @param width millimetres; null when nobody said.
 */
export function oldLoad(load: Load, width: number | null): Load | null {
  const { bare, doorsOff } = load;
  if (!bare || width === null || width <= bare.width) return null;
  const old = { ...bare, width };
  return { ...load, packed: old, bare: old, doorsOff: doorsOff && { ...doorsOff, width } };
}
