import type { Metadata } from 'next';
import { MissingView } from '@/components/status/missing-view';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** For a path that no route knows. */
export default function NotFound() {
  return (
    <main id="main" tabIndex={-1}>
      <MissingView />
    </main>
  );
}
