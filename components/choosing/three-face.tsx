import type { MouseEvent } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { chooseHref, NOTHING_ASKED } from '@/lib/choosing/ask';
import css from './choosing.module.css';

const c = classes(css);

/** A press with a key held opens the page of its own, as of any link. */
function pressed(event: MouseEvent, onPress: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onPress();
}

/** The way from a list to three of it. @param of what narrows it @param onPress asks here and now instead */
export function ThreeFace({ list, of = '', onPress }: { list: string; of?: string; onPress?: () => void }) {
  return (
    <p className={c('entry')}>
      <a
        href={chooseHref({ ...NOTHING_ASKED, list, of })}
        onClick={onPress && ((event) => pressed(event, onPress))}
      >
        Three for you
        <Icon name="arrow" small />
      </a>
      <span className="t-small t-quiet">Three taps, three products, and why</span>
    </p>
  );
}
