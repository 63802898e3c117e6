import { amountIn } from './amount';
import type { Attributes } from './types';

/** What a product's own millimetres say of it; null where they do not. */
export type BodyMeasures = {
  widthMm: number | null;
  depthMm: number | null;
  /** The depth is that with the door, which stands out before the body. */
  withDoor?: true;
};

export function bodyMeasures(attributes: Attributes): BodyMeasures {
  const withDoor = attributes['Depth with door'];
  return {
    widthMm: amountIn('mm', attributes['Width']),
    depthMm: amountIn('mm', withDoor ?? attributes['Depth']),
    ...(withDoor !== undefined && { withDoor: true }),
  };
}
