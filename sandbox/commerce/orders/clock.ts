import { statusId } from './statuses.ts';

const MOVING = new Set(
  (['Awaiting Fulfillment', 'Awaiting Shipment', 'Partially Shipped', 'Shipped'] as const).map(statusId),
);

/** When the demo clock moves on an order that has this status from now; `null`: it stays. */
export function dueAfter(status: number, now: number, stepSeconds: number): number | null {
  return stepSeconds > 0 && MOVING.has(status) ? now + stepSeconds * 1000 : null;
}
