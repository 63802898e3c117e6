'use client';

import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { ProductPicture } from '@/components/card/product-picture';
import { IconButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Dialog } from '@/components/ui/feedback/dialog';
import { Icon } from '@/components/ui/icon';
import css from './full-picture.module.css';
import type { View } from './gallery';

const c = classes(css);

type Props = { views: View[]; at: number; onTurn: (at: number) => void; onClose: () => void; name: string };

/** Pictures over the whole screen: a press looks closer where it fell, arrows turn to the next one. */
export function FullPicture({ views, at, onTurn, onClose, name }: Props) {
  const [from, setFrom] = useState<string | null>(null);
  const picture = views[at]?.picture;
  const turn = (step: number) => {
    setFrom(null);
    onTurn((at + step + views.length) % views.length);
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  });
  // Of the whole document: nothing in the dialog has focus once it was pressed beside its buttons.
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog open onClose={onClose} title={`${name}, ${at + 1} of ${views.length}`} kind="full">
      <div className={c('stage')}>
        <IconButton label="Picture before" onClick={() => turn(-1)} className={c('back')}>
          <Icon name="chevron" />
        </IconButton>
        {picture ? (
          <button
            type="button"
            className={c('look', from !== null && 'close')}
            aria-pressed={from !== null}
            aria-label={`Look closer: ${picture.alt}`}
            onClick={(event) => setFrom(from === null ? placeOf(event) : null)}
          >
            <span style={from === null ? undefined : { transformOrigin: from }}>
              <ProductPicture picture={picture} alt="" sizes="100vmin" eager />
            </span>
          </button>
        ) : (
          <div className={c('look')}>{views[at]?.drawing}</div>
        )}
        <IconButton label="Next picture" onClick={() => turn(1)}>
          <Icon name="chevron" />
        </IconButton>
      </div>
    </Dialog>
  );
}

/** Where on a picture it was pressed, as a CSS place; its middle when a key pressed it. */
function placeOf({ currentTarget, clientX, clientY, detail }: MouseEvent): string {
  if (detail === 0) return '50% 50%';
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
}
