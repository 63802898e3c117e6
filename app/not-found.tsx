import type { Metadata } from 'next';
import { MissingView } from '@/components/status/missing-view';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** "Not found" for a path without a route. */
export default function NotFound() {
  return (
    <main id="main" tabIndex={-1}>
      <MissingView />
    </main>
  );
}
