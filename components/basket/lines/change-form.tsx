import type { ReactNode } from 'react';
import { PLAIN_CHANGE } from '@/lib/basket/plain-fields';

type Props = {
  line: string;
  /** Sent as it is; without it the form's own field says how many. */
  quantity?: number;
  children: ReactNode;
};

/** Changes a line of the basket by a form of the browser's own. */
export function ChangeForm({ line, quantity, children }: Props) {
  return (
    <form method="post" action={PLAIN_CHANGE}>
      <input type="hidden" name="line" value={line} />
      {quantity === undefined ? null : <input type="hidden" name="quantity" value={quantity} />}
      {children}
    </form>
  );
}
