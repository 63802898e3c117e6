import { z } from 'zod';
import { readOrderNumber } from './rules';

/** The number of an order as people copy it. */
const number = z
  .string()
  .transform((text) => readOrderNumber(text))
  .pipe(z.number('Enter the order number: it stands in the confirmation we sent you'));

/** What the form on `/track-order` sends. */
export const trackRequest = z.object({
  order: number,
  proof: z.string().trim().min(1, 'Enter the e-mail address or the postcode of the order').max(254),
});
export type TrackRequest = z.infer<typeof trackRequest>;

/** What `GET /api/get-order` and `GET /api/get-tracking` are asked with. */
export const lookUpRequest = z.object({
  id: number,
  email: z.string().max(254).optional(),
  postcode: z.string().max(20).optional(),
});
