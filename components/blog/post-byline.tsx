import { PlainDay } from '@/components/content/plain-day';
import { isAd } from '@/lib/blog/rules';
import type { PostLine } from '@/lib/blog/types';
import { londonDate } from '@/lib/dates/rules';
import { counted } from '@/lib/i18n/counted';

/** Author, date and reading time of a post, and whether it is an advertisement. */
export function PostByline({ post, minutes }: { post: PostLine; minutes?: number }) {
  return (
    <p className="t-small t-quiet">
      {isAd(post) ? <strong>Ad. </strong> : null}
      {post.author ? `${post.author}${post.role ? ` (${post.role})` : ''}, ` : null}
      <PlainDay day={londonDate(new Date(post.publishedAt))} />
      {minutes ? `, ${counted(minutes, 'minute')} to read` : null}
    </p>
  );
}
