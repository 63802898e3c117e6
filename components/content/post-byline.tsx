import type { Post } from '@/lib/blog/types';
import { londonDate, longDay } from '@/lib/dates/rules';

/** Who wrote it and when. */
export function PostByline({ post }: { post: Post }) {
  const day = londonDate(new Date(post.publishedAt));
  return (
    <p className="t-small t-quiet">
      {post.author ? `${post.author}, ` : null}
      <time dateTime={day}>
        {longDay(day)} {day.slice(0, 4)}
      </time>
    </p>
  );
}
