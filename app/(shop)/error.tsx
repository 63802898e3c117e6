'use client';

import { lazy, Suspense } from 'react';

// Loaded on demand, as few shoppers ever see it. If that fails too, `global-error.tsx` has its own.
const Failure = lazy(async () => ({ default: (await import('@/components/status/failure')).Failure }));

/** The layout `error`, within header and footer. */
export default function ShopError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <Suspense fallback={<p role="status">Something went wrong.</p>}>
      <Failure error={error} retry={reset} />
    </Suspense>
  );
}
