import { PURCHASE_FORM } from '@/lib/basket/plain-fields';
import { useHydrated } from '@/lib/http/hydration';

/** The form that a field of the page stands in; with scripts none, so that Enter on it buys nothing. */
export const usePurchaseForm = (): string | undefined => (useHydrated() ? undefined : PURCHASE_FORM);
