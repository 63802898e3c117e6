import { Button, IconButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import css from './model-view.module.css';

const c = classes(css);

type Props = {
  doors: readonly { key: string; words: string; onPress: () => void }[];
  measured: boolean;
  /** Moves one step around it, to its left (−1) or right (1). */
  onMove: (step: 1 | -1) => void;
  onNear: (isNearer: boolean) => void;
  onMeasure: () => void;
};

/** Buttons for everything that mouse and touch do with a model. */
export function Tools({ doors, measured, onMove, onNear, onMeasure }: Props) {
  return (
    <div className={c('tools')} role="group" aria-label="Turn and open it">
      <div className={c('steps')}>
        <IconButton label="Turn to the left" onClick={() => onMove(1)}>
          <Icon name="turn" />
        </IconButton>
        <IconButton label="Turn to the right" onClick={() => onMove(-1)} className={c('mirrored')}>
          <Icon name="turn" />
        </IconButton>
        <IconButton label="Zoom out" onClick={() => onNear(false)}>
          <Icon name="minus" />
        </IconButton>
        <IconButton label="Zoom in" onClick={() => onNear(true)}>
          <Icon name="plus" />
        </IconButton>
        <IconButton label="Sizes" pressed={measured} onClick={onMeasure} className={c('sizes')}>
          <Icon name="ruler" />
        </IconButton>
      </div>
      {doors.map(({ key, words, onPress }) => (
        <Button key={key} kind="second" size="small" onClick={onPress}>
          {words}
        </Button>
      ))}
    </div>
  );
}
