'use client';

import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Dialog } from '@/components/ui/feedback/dialog';
import { Icon } from '@/components/ui/icon';
import { CloserLook } from './closer-look';
import css from './full-picture.module.css';
import type { View } from './gallery';
import { Thumbs } from './thumbs';

const c = classes(css);

type Props = { views: View[]; at: number; onTurn: (at: number) => void; onClose: () => void; name: string };

/** Full-screen pictures that can be enlarged; arrow keys, thumbnails and swipes go to others. */
export function FullPicture({ views, at, onTurn, onClose, name }: Props) {
  const picture = views[at]?.picture;
  const turn = (step: number) => onTurn((at + step + views.length) % views.length);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  });
  // On the document, because nothing in the dialog has the focus after a press outside its buttons.
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog open onClose={onClose} title={`${name}, ${at + 1} of ${views.length}`} kind="full">
      <div className={c('stage')}>
        <IconButton label="Previous picture" onClick={() => turn(-1)} className={c('back')}>
          <Icon name="chevron" />
        </IconButton>
        {picture ? (
          <div className={c('look')}>
            <CloserLook key={at} picture={picture} onSwipe={turn} />
          </div>
        ) : (
          <div className={c('look')}>{views[at]?.drawing}</div>
        )}
        <IconButton label="Next picture" onClick={() => turn(1)}>
          <Icon name="chevron" />
        </IconButton>
      </div>
      {views.length > 1 ? (
        <div className={c('strip')}>
          <Thumbs views={views} at={at} onChoose={onTurn} />
        </div>
      ) : null}
    </Dialog>
  );
}
