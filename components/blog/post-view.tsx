import type { ReactNode } from 'react';
import { ProductPicture } from '@/components/card/product-picture';
import css from '@/components/content/article.module.css';
import { ContentsList } from '@/components/content/contents-list';
import { RichText } from '@/components/content/rich-text';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ChipLink, Chips } from '@/components/ui/controls/chip';
import { classes } from '@/components/ui/classes';
import { blogHref } from '@/lib/blog/rules';
import type { Post } from '@/lib/blog/types';
import { headingsOf, readingMinutes, richNodes } from '@/lib/content/rich/rules';
import { href } from '@/lib/routing/href';
import { PostByline } from './post-byline';

const c = classes(css);

type Props = {
  post: Post;
  /** The products that the post mentions, with current prices; null if there are none. */
  products: ReactNode;
  /** Posts and guides on the same subject. */
  related: ReactNode;
};

/** A blog post with its author, dates, reading time, contents and products (experience BLG-2). */
export function PostView({ post, products, related }: Props) {
  const nodes = richNodes({ html: post.html });
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Blog', path: href('/blog') }, { name: post.name }]} />
      <article className={c('article')}>
        <header className={c('head')}>
          <h1 className="t-h1">{post.name}</h1>
          <PostByline post={post} minutes={readingMinutes(nodes)} />
          <p className={c('t-lead', 't-second')}>{post.summary}</p>
        </header>
        <div className={c('main')}>
          <RichText html={post.html} linked />
          {products ? (
            <section aria-labelledby="mentioned">
              <h2 className="t-h2" id="mentioned">
                Products in this post
              </h2>
              {products}
            </section>
          ) : null}
          <Chips>
            {post.tags.map((tag) => (
              <ChipLink key={tag} href={blogHref({ tag, page: 1 })}>
                {tag}
              </ChipLink>
            ))}
          </Chips>
        </div>
        <aside className={c('beside')} aria-label="More about this post">
          {post.picture ? (
            <ProductPicture picture={post.picture} alt="" sizes="280px" className={c('picture')} />
          ) : null}
          {related}
          <ContentsList entries={headingsOf(nodes)} />
        </aside>
      </article>
    </div>
  );
}
