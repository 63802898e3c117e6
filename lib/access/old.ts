import type { Load } from './types';

/**
 * Returns the load for removing an old appliance by the way in of the new one (experience §6 F2). Only its width is
 * asked for, and only if it is wider: we assume that otherwise it is as deep, high and heavy as the new one, without a
 * box. Null if it is no wider, because then it passes wherever the new one does.
 * @param width millimetres; null if unknown
 */
export function oldLoad(load: Load, width: number | null): Load | null {
  const { bare, doorsOff } = load;
  if (!bare || width === null || width <= bare.width) return null;
  const old = { ...bare, width };
  return { ...load, packed: old, bare: old, doorsOff: doorsOff && { ...doorsOff, width } };
}
