import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { type Ask, chooseHref, NOTHING_ASKED } from '@/lib/choosing/ask';
import { isChoosable } from '@/lib/choosing/data/lists';
import css from './choosing.module.css';

const c = classes(css);

/** The way from a list to three of it. Nothing where nobody is told what to choose. */
export function ThreeEntry({ list }: { list: string }) {
  if (!isChoosable(list)) return null;
  return (
    <p className={c('entry')}>
      <a href={chooseHref({ ...NOTHING_ASKED, list })}>
        Three for you
        <Icon name="arrow" small />
      </a>
      <span className="t-small t-quiet">Three questions, three products, and why</span>
    </p>
  );
}

/** The same from a search for which it is known what matters. */
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
