import { PURCHASE_FORM } from '@/lib/basket/plain-fields';
import { useHydrated } from '@/lib/http/hydration';

/**
 * Returns the id of the form that a field belongs to. With scripts there is none, so that Enter in a field does not
 * buy.
 */
export const usePurchaseForm = (): string | undefined => (useHydrated() ? undefined : PURCHASE_FORM);
