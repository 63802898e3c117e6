import type { Metadata } from 'next';
import { ReturnFromBank } from '@/components/checkout/payment/return-from-bank';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Back from your bank', robots: { index: false, follow: false } };

/**
 * Page that the bank redirects the shopper to. The request comes from another site and so without the shop's cookies;
 * the page asks for the state of the payment itself.
 */
export default function ReturnPage() {
  return (
    <div className="wrap section">
      <h1 className="t-h1">Back from your bank</h1>
      <ReturnFromBank />
    </div>
  );
}
