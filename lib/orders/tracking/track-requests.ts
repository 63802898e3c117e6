import { z } from 'zod';
import { readOrderNumber } from '@/lib/orders/rules';

const MISSING = 'Enter the order number: it is in the confirmation we sent you';

/** The fields of the form on `/track-order`. */
export const trackTyped = z.object({
  order: z.string().refine((text) => readOrderNumber(text) !== null, MISSING),
  proof: z.string().trim().min(1, 'Enter the e-mail address or the postcode on the order').max(254),
});

/** The form as it is sent; after five wrong tries it has a pass of the bot check. */
export const trackRequest = trackTyped.extend({ pass: z.string().max(200).optional() });

/** Parameters of `GET /api/get-order` and `GET /api/get-tracking`. */
export const lookUpRequest = z.object({
  id: z
    .string()
    .transform((text) => readOrderNumber(text))
    .pipe(z.number(MISSING)),
  email: z.string().max(254).optional(),
  postcode: z.string().max(20).optional(),
});
