import 'server-only';
import { z } from 'zod';
import { managementRequest } from './management';
import type { Result } from '@/lib/platform/result';

/** What the shop keeps with a customer of the platform, by the id of the attribute that holds it. */
export type AttributeValue = { attribute_id: number; customer_id: number; value: string };

/** Sets attributes of customers, whether they had a value or not. Whose they are must have been checked. */
export function setAttributes(values: readonly AttributeValue[]): Promise<Result<unknown>> {
  return managementRequest(
    { method: 'PUT', path: '/v3/customers/attribute-values', body: values },
    z.unknown(),
  );
}
