import type { Facts } from './facts/types';

/** What a product's own millimetres say of it; null where they do not. */
export type BodyMeasures = {
  widthMm: number | null;
  depthMm: number | null;
  /** The depth is that with the door, which stands out before the body. */
  withDoor?: true;
};

export const bodyMeasures = ({ widthMm, depthMm, depthWithDoorMm }: Facts): BodyMeasures => ({
  widthMm: widthMm ?? null,
  depthMm: depthWithDoorMm ?? depthMm ?? null,
  ...(depthWithDoorMm !== undefined && { withDoor: true }),
});
