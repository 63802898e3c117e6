import { ProductPicture } from '@/components/card/product-picture';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ChipLink, Chips } from '@/components/ui/controls/chip';
import { classes } from '@/components/ui/classes';
import { Pagination } from '@/components/ui/pagination';
import { type BlogPlace, blogHref, POSTS_A_PAGE } from '@/lib/blog/rules';
import type { PostLine } from '@/lib/blog/types';
import { capitalised } from '@/lib/i18n/capitalised';
import { href } from '@/lib/routing/href';
import css from './blog-list.module.css';
import { PostByline } from './post-byline';

const c = classes(css);

type Props = {
  place: BlogPlace;
  posts: PostLine[];
  /** Number of posts on all pages. */
  total: number;
  tags: { tag: string; count: number }[];
};

/** Number of posts that a tag needs to be offered as a filter. */
const SEVERAL = 2;

/** One page of posts, the tags to filter by, and the pagination (experience BLG-1). */
export function BlogList({ place, posts, total, tags }: Props) {
  const { tag, page } = place;
  const last = Math.max(1, Math.ceil(total / POSTS_A_PAGE));
  const offered = tags.filter((each) => each.count >= SEVERAL || each.tag === tag);
  const at = (number: number) => blogHref({ tag, page: number });
  return (
    <div className="wrap">
      <Breadcrumbs
        steps={tag ? [{ name: 'Blog', path: href('/blog') }, { name: tag }] : [{ name: 'Blog' }]}
      />
      <h1 className="t-h1">
        {tag ? `Blog: ${tag}` : 'Blog'}
        {page > 1 ? `, page ${page}` : ''}
      </h1>
      <nav className={c('tags')} aria-label="What the posts are about">
        <Chips scroll>
          <ChipLink href={href('/blog')} {...(tag ? {} : { 'aria-current': 'page' as const })}>
            All
          </ChipLink>
          {offered.map((each) => (
            <ChipLink
              key={each.tag}
              href={blogHref({ tag: each.tag, page: 1 })}
              {...(each.tag === tag ? { 'aria-current': 'page' as const } : {})}
            >
              {capitalised(each.tag)} <span className="t-quiet">{each.count}</span>
            </ChipLink>
          ))}
        </Chips>
      </nav>
      <ul className={c('posts')}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <span className={c('picture')}>
              {post.picture ? (
                <ProductPicture
                  picture={post.picture}
                  alt=""
                  sizes="(min-width: 1280px) 400px, (min-width: 760px) 45vw, 90vw"
                  {...(index < 3 ? { eager: true } : {})}
                />
              ) : null}
            </span>
            <h2 className="t-h3">
              <a className="whole" href={post.path}>
                {post.name}
              </a>
            </h2>
            <p>{post.summary}</p>
            <PostByline post={post} />
          </li>
        ))}
      </ul>
      {last > 1 ? (
        <Pagination
          current={page}
          pages={Array.from({ length: last }, (_, index) => ({ number: index + 1, href: at(index + 1) }))}
          previous={page > 1 ? at(page - 1) : undefined}
          next={page < last ? at(page + 1) : undefined}
          label="Pages of the blog"
        />
      ) : null}
    </div>
  );
}
