'use client';

import { Failure } from '@/components/status/failure';

/** The layout `error` for a page that failed while it was drawn. */
export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <main id="main" tabIndex={-1}>
      <Failure error={error} retry={reset} />
    </main>
  );
}
