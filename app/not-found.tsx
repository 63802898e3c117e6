import type { Metadata } from 'next';
import { Frame } from '@/components/layout/frame';
import { NotFoundView } from '@/components/status/not-found-view';
import { getChrome } from '@/lib/content/chrome-queries';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** For a path that no route knows. */
export default async function NotFound() {
  const chrome = await getChrome();
  return (
    <Frame chrome={chrome} layout="error">
      <NotFoundView categories={chrome.categories} settings={chrome.settings} />
    </Frame>
  );
}
