import { z } from 'zod';
import { CART_ATTRIBUTE_MS, isCartId } from '@/lib/basket/rules';
import { passwordFault } from './rules';

const id = z.int().positive().max(2_147_483_647);

/** The attribute ids of the specification (§3), whatever ids the platform has given them. */
export const RESET_ATTRIBUTE_ID = 1;
export const CART_ATTRIBUTE_ID = 2;

/** `PUT /api/update-customer` (specification §7): sets a password with a reset link, and nothing else. */
export const updateCustomerRequest = z.strictObject({
  id,
  authentication: z.strictObject({
    force_password_reset: z.literal(false),
    new_password: z
      .string()
      .refine((password) => passwordFault(password) === null, 'Choose a longer password.'),
  }),
});

const cartReference = z.strictObject({ entityId: z.string().refine(isCartId), expires: z.int() });

/** Whether a value is blank or a cart reference that expires no later than the shop's own. */
function isCartReference(value: string): boolean {
  if (value === '') return true;
  if (value.includes('__proto__')) return false;
  try {
    const { success, data } = cartReference.safeParse(JSON.parse(value));
    return success && data.expires <= Date.now() + CART_ATTRIBUTE_MS;
  } catch {
    return false;
  }
}

const attribute = z
  .strictObject({ attribute_id: id, customer_id: id, value: z.string().max(1_024) })
  .refine(({ attribute_id, value }) => attribute_id !== CART_ATTRIBUTE_ID || isCartReference(value), {
    path: ['value'],
    message: 'Give the reference to a cart, or nothing.',
  });

export type AttributeChange = z.infer<typeof attribute>;

/** `PUT|POST /api/update-customer-attributes` (specification §7): one change, or a list. */
export const updateAttributesRequest = z.union([attribute, z.array(attribute).min(1).max(10)]);
