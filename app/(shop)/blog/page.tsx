import type { Metadata } from 'next';
import { EntryList } from '@/components/content/entry-list';
import { PostByline } from '@/components/content/post-byline';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getPosts } from '@/lib/blog/queries';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Blog',
    description: 'What we have measured, weighed and learned.',
    path: '/blog',
  });
}

export default async function BlogPage() {
  const posts = await getPosts();
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Blog' }]} />
      <h1 className="t-h1">Blog</h1>
      <EntryList
        entries={posts.map((post) => ({
          name: post.name,
          path: post.path,
          text: (
            <>
              <PostByline post={post} />
              <p>{post.summary}</p>
            </>
          ),
        }))}
      />
    </div>
  );
}
