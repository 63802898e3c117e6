import type { Load, RoutePart } from '@/lib/access/types';

/** An American fridge: 762 mm deep in its box, 720 mm bare, 640 mm with its doors off. It must not be laid down. */
export const fridge: Load = {
  packed: { width: 950, depth: 762, height: 1825 },
  bare: { width: 910, depth: 720, height: 1780 },
  doorsOff: { width: 910, depth: 640, height: 1780 },
  weight: 70,
  mayTilt: 60,
  mayLie: false,
  cools: true,
};

export const door = (width: number, height = 1981): RoutePart => ({
  kind: 'doorway',
  name: 'hall door',
  width,
  height,
});
