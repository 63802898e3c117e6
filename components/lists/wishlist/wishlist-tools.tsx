import type { Press } from '@/components/basket/adding/use-new-press';
import { Button } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import css from './wishlist.module.css';

const c = classes(css);

type Props = {
  all: number;
  selected: number;
  busy: boolean;
  onSelectAll: (select: boolean) => void;
  onBasket: (press: Press) => void;
  onMultibuy: () => void;
  onCompare: () => void;
  onRemove: () => void;
};

/** Actions for the selected products. */
export function WishlistTools({
  all,
  selected,
  busy,
  onSelectAll,
  onBasket,
  onMultibuy,
  onCompare,
  onRemove,
}: Props) {
  const state = selected === 0 ? 'blocked' : 'rest';
  return (
    <div className={c('tools')} role="group" aria-label="With the selected products">
      <Checkbox
        checked={selected > 0 && selected === all}
        onChange={(event) => onSelectAll(event.target.checked)}
        label="Select all"
      />
      <p className={c('count')} aria-live="polite">
        {selected === 0 ? 'None selected' : `${selected} selected`}
      </p>
      <Button kind="second" size="small" state={busy ? 'busy' : state} onClick={onBasket}>
        Move to basket
      </Button>
      <Button kind="second" size="small" state={state} onClick={onMultibuy}>
        Move to kitchen set
      </Button>
      <Button kind="second" size="small" state={state} onClick={onCompare}>
        Compare selected
      </Button>
      <Button kind="quiet" size="small" state={state} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
