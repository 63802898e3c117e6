import type { Metadata } from 'next';
import { BlogRoute, blogMetadata } from './blog-route';

export const ensureStatic = 'navigation';

export const generateMetadata = (): Promise<Metadata> => blogMetadata({ tag: null, page: 1 });

/** The newest posts. Not at `app/(shop)/blog`, so that the browser's router does not take it for a further page. */
export default function BlogPage() {
  return <BlogRoute place={{ tag: null, page: 1 }} />;
}
