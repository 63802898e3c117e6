import { z } from 'zod';

const MOST_OBJECTS = 20;
const token = z
  .string()
  .regex(/^[A-Za-z0-9_=/+-]{1,129}$/, 'must contain 1 to 129 characters of a-zA-Z0-9_=/+-');
/** Maximum age of an event, and tolerance for clocks that are ahead. */
const OLDEST_MS = 4 * 24 * 3_600_000;
const AHEAD_MS = 10 * 60_000;

/** A number, or a numeric string. */
const amount = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)], 'must be a number');
const queryId = z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal characters');

/** Data about one object of a conversion event. */
const objectData = z.strictObject({
  queryID: queryId.optional(),
  price: amount.optional(),
  discount: amount.optional(),
  quantity: z.int().positive().optional(),
});

const event = z
  .looseObject({
    eventType: z.enum(['click', 'conversion', 'view']),
    eventSubtype: z.enum(['addToCart', 'purchase']).optional(),
    eventName: z.string().regex(/^[\x20-\x7e]{1,64}$/, 'must contain 1 to 64 printable ASCII characters'),
    index: z.string().min(1),
    userToken: token,
    authenticatedUserToken: token.optional(),
    timestamp: z.int().positive().optional(),
    queryID: queryId.optional(),
    objectIDs: z.array(z.string().min(1)).min(1).max(MOST_OBJECTS).optional(),
    positions: z.array(z.int().positive()).optional(),
    objectData: z.array(objectData).max(MOST_OBJECTS).optional(),
    value: amount.optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be a currency code of ISO 4217')
      .optional(),
    filters: z
      .array(z.string().regex(/^.+:.+|^[^:]+%3A.+$/))
      .max(10)
      .optional(),
  })
  .superRefine((given, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { eventType, eventSubtype, objectIDs, positions, filters, queryID } = given;
    const { objectData: data, value, currency } = given;
    if (!objectIDs === !filters) wrong('objectIDs', 'exactly one of objectIDs and filters must be given');
    if (eventSubtype && eventType !== 'conversion')
      wrong('eventSubtype', 'is only allowed for conversion events');
    if (positions && eventType !== 'click') wrong('positions', 'is only allowed for click events');
    if (eventType === 'click' && objectIDs && queryID && !positions)
      wrong('positions', 'is required for click events after search');
    if (positions && positions.length !== objectIDs?.length)
      wrong('positions', 'must have the same length as objectIDs');
    if (data && eventType !== 'conversion') wrong('objectData', 'is only allowed for conversion events');
    if (data && data.length !== objectIDs?.length)
      wrong('objectData', 'must have the same length as objectIDs');
    if (eventSubtype && filters) wrong('filters', 'are not allowed for events with a subtype');
    const isPriced = value !== undefined || data?.some((one) => one.price ?? one.discount);
    if (isPriced && !currency) wrong('currency', 'is required with prices');
  });

export type InsightsEvent = z.infer<typeof event>;
const events = z.object({ events: z.array(z.unknown()).min(1).max(1000) });

/** Parses a batch of events. Returns the error in Algolia's words if any of them is invalid. */
export function readEvents(
  body: unknown,
  now: number,
): { ok: true; events: InsightsEvent[] } | { ok: false; message: string } {
  const list = events.safeParse(body);
  if (!list.success) return { ok: false, message: 'events: must be an array of 1 to 1000 events' };
  const read: InsightsEvent[] = [];
  for (const [at, given] of list.data.events.entries()) {
    const { success, data, error } = event.safeParse(given);
    const issue = error?.issues[0];
    if (!success) return { ok: false, message: `events[${at}].${issue?.path.join('.')}: ${issue?.message}` };
    const { timestamp = now } = data;
    if (timestamp < now - OLDEST_MS || timestamp > now + AHEAD_MS)
      return { ok: false, message: `events[${at}].timestamp: must be at most 4 days old` };
    read.push(data);
  }
  return { ok: true, events: read };
}
