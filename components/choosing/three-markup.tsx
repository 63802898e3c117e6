import type { MouseEvent } from 'react';
import { classes } from '@/components/ui/classes';
import { isPlainPress } from '@/components/ui/controls/plain-press';
import { Icon } from '@/components/ui/icon';
import { chooseHref, NOTHING_ASKED } from '@/lib/choosing/ask';
import css from './choosing.module.css';

const c = classes(css);

/** Calls `onPress` unless a modifier key is held: then the browser opens the link's page as usual. */
function pressed(event: MouseEvent, onPress: () => void) {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  onPress();
}

/**
 * Link from a list to three of its products.
 * @param of the filters of the list
 * @param onPress asks the questions in place instead
 */
export function ThreeMarkup({ list, of = '', onPress }: { list: string; of?: string; onPress?: () => void }) {
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
