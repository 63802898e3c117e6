import type { Metadata } from 'next';
import { ReturnFromBank } from '@/components/checkout/payment/return-from-bank';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Back from your bank', robots: { index: false, follow: false } };

/**
 * Where the bank sends the shopper back to. It comes from another site, so without the shop's cookies; what became
 * of the payment is asked from here.
 */
export default function ReturnPage() {
  return (
    <div className="wrap section">
      <h1 className="t-h1">Back from your bank</h1>
      <ReturnFromBank />
    </div>
  );
}
