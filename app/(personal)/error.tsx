'use client';

import { Failure } from '@/components/status/failure';

/** The layout `error`, within header and footer. */
export default function PersonalError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <Failure error={error} retry={reset} />;
}
