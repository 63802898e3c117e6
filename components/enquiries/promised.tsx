import type { PROMISES } from '@/lib/enquiries/promises';
import { href } from '@/lib/routing/href';

/** Says how a form's data is used, with a link to the privacy page. */
export function Promised({ words }: { words: (typeof PROMISES)[keyof typeof PROMISES] }) {
  return (
    <p className="t-small t-quiet">
      {words} <a href={href('/privacy')}>Privacy</a>
    </p>
  );
}
