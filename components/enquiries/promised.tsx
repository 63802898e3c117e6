import type { PROMISES } from '@/lib/enquiries/promises';
import { href } from '@/lib/routing/href';

/** What becomes of what a form sends, and where more of it is said. */
export function Promised({ words }: { words: (typeof PROMISES)[keyof typeof PROMISES] }) {
  return (
    <p className="t-small t-quiet">
      {words} <a href={href('/privacy')}>Privacy</a>
    </p>
  );
}
