'use client';

import { Failure } from '@/components/status/failure';

/** Inside the small header: what was chosen is kept by the platform, so that the page is simply asked for again. */
export default function CheckoutError({ error }: { error: Error & { digest?: string } }) {
  return <Failure error={error} retry={() => location.reload()} />;
}
