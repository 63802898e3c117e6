'use client';

import { Failure } from '@/components/status/failure';

/** Error view within the small header. The platform keeps the answers, so the page can simply be reloaded. */
export default function CheckoutError({ error }: { error: Error & { digest?: string } }) {
  return <Failure error={error} retry={() => location.reload()} />;
}
