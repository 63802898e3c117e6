import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { type Ask, chooseHref } from '@/lib/choosing/ask';
import css from './choosing.module.css';

const c = classes(css);

/** Link to three products for what a search asked for, where the search says what matters. */
export function ThreeAsked({ ask, words }: { ask: Ask; words: string }) {
  return (
    <p className={c('entry')}>
      <a href={chooseHref(ask)}>
        Three for you: {words}
        <Icon name="arrow" small />
      </a>
      <span className="t-small t-quiet">Each with its reasons</span>
    </p>
  );
}
