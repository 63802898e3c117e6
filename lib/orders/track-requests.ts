import { z } from 'zod';
import { readOrderNumber } from './rules';

const MISSING = 'Enter the order number: it stands in the confirmation we sent you';

/** What the form on `/track-order` sends: the number as it was typed. */
export const trackRequest = z.object({
  order: z.string().refine((text) => readOrderNumber(text) !== null, MISSING),
  proof: z.string().trim().min(1, 'Enter the e-mail address or the postcode of the order').max(254),
});

/** What `GET /api/get-order` and `GET /api/get-tracking` are asked with. */
export const lookUpRequest = z.object({
  id: z
    .string()
    .transform((text) => readOrderNumber(text))
    .pipe(z.number(MISSING)),
  email: z.string().max(254).optional(),
  postcode: z.string().max(20).optional(),
});
