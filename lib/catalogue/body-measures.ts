import type { Facts } from './facts/types';

/** Width and depth of a product, in millimetres; null if they are not stated. */
export type BodyMeasures = {
  widthMm: number | null;
  depthMm: number | null;
  /** Set if the depth includes the door, which protrudes from the body. */
  withDoor?: true;
};

export const bodyMeasures = ({ widthMm, depthMm, depthWithDoorMm }: Facts): BodyMeasures => ({
  widthMm: widthMm ?? null,
  depthMm: depthWithDoorMm ?? depthMm ?? null,
  ...(depthWithDoorMm !== undefined && { withDoor: true }),
});
