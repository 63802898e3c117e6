'use client';

import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { announce } from '@/components/ui/feedback/live-store';
import { doorWords } from '@/lib/catalogue/models/door-words';
import type { Angle, Extent, Shape } from '@/lib/catalogue/models/place';
import { viewWords } from '@/lib/catalogue/models/view-words';
import { mm } from '@/lib/i18n/length';
import css from './model-view.module.css';
import type { Door } from './engine/stage';
import type { Plan } from './plan';
import { Tools } from './tools';
import { useStage } from './use-stage';

const c = classes(css);

/** Step of a key or button: the angle in radians, and the zoom factor. */
const STEP = Math.PI / 12;
const CLOSER = 1.25;

type Moves = { round?: number; up?: number; near?: number };

const KEYS: Readonly<Record<string, Moves>> = {
  // To turn the product to the left is to look at it from further right.
  ArrowLeft: { round: STEP },
  ArrowRight: { round: -STEP },
  ArrowUp: { up: STEP },
  ArrowDown: { up: -STEP },
  '+': { near: CLOSER },
  '=': { near: CLOSER },
  '-': { near: 1 / CLOSER },
};

type Props = {
  /** URLs of one or more models. */
  glbs: readonly string[];
  /** What it is a model of, following `Model of the`. */
  name: string;
  /** Identifies the scene where there are several of the same models. */
  scene?: string;
  /** Returns what is drawn with it: `alone`, or a room. */
  planOf: (first: Shape, all: readonly Shape[]) => Plan;
  /** Shown until the model is loaded, or if it cannot be. */
  poster: ReactNode;
  /** Caption over the view. */
  said?: string;
  /** Returns the name of a door where there are several models; by default its own name. */
  doorName?: (door: Door) => string;
};

/** A 3D model that can be turned, zoomed and opened, or its picture and the reason if it cannot be shown. */
export function ModelView({ glbs, name, scene = '', planOf, poster, said, doorName = ownName }: Props) {
  const [measured, setMeasured] = useState(true);
  const [open, setOpen] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState<Angle>({ round: 0, up: 0 });
  const toggle = (door: Door) => {
    if (!isThere || model.plan.turns === 0) return;
    const key = keyOf(door);
    const isOpen = open.includes(key);
    setOpen((before) => (isOpen ? before.filter((each) => each !== key) : [...before, key]));
    stage.current?.open(door, isOpen ? 0 : model.plan.turns);
  };
  const { host, lines, stage, model } = useStage({
    glbs,
    scene,
    planOf,
    measured,
    onPress: toggle,
    onShown: (from) => {
      setSeen(from);
      setOpen([]);
    },
  });
  const isThere = model !== null && model !== 'failed';
  const move = ({ round = 0, up = 0, near = 1 }: Moves): Angle => {
    const before = stage.current?.angle ?? seen;
    stage.current?.turn({ round, up });
    stage.current?.near(near);
    const after = { round: before.round + round, up: before.up + up };
    setSeen(after);
    return after;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves = KEYS[event.key];
    if (!moves || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(moves);
  };
  return (
    <div className={c('view')} aria-busy={model === null || undefined}>
      {said ? <p className={c('said')}>{said}</p> : null}
      <div className={c('scene')}>
        <div
          ref={host}
          className={c('canvas', isThere && 'there')}
          role="slider"
          aria-label={isThere ? labelOf(name, model.plan.extent, said) : `Model of the ${name}, loading`}
          aria-valuemin={0}
          aria-valuemax={359}
          aria-valuenow={degreesOf(seen)}
          aria-valuetext={viewWords(seen)}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerUp={() => setSeen(stage.current?.angle ?? seen)}
        />
        <svg ref={lines} className={c('lines')} aria-hidden="true" />
        {isThere ? null : <div className={c('poster')}>{poster}</div>}
        {isThere ? null : (
          <p className={c('state')} role="status">
            {model === null ? 'Loading the model.' : 'We can’t show this in 3D here, so here is its picture.'}
          </p>
        )}
      </div>
      {isThere ? (
        <Tools
          doors={(model.plan.turns === 0 ? [] : model.doors).map((door) => ({
            key: keyOf(door),
            words: doorWords(doorName(door), open.includes(keyOf(door))),
            onPress: () => toggle(door),
          }))}
          measured={measured}
          onMove={(steps) => announce(viewWords(move({ round: steps * STEP })))}
          onNear={(isNearer) => move({ near: isNearer ? CLOSER : 1 / CLOSER })}
          onMeasure={() => {
            setMeasured(!measured);
            stage.current?.draw();
          }}
        />
      ) : null}
    </div>
  );
}

const keyOf = ({ model, name }: Door): string => `${model} ${name}`;
const ownName = ({ name }: Door): string => name;

/** How far the product is turned to the right, from 0 to 359 degrees. */
const degreesOf = ({ round }: Angle): number => Math.round(((round * -180) / Math.PI + 3600) % 360) % 360;

const labelOf = (name: string, { width, height, depth }: Extent, said: string | undefined): string =>
  [
    `Model of the ${name}, ${mm(width)} wide, ${mm(height)} high and ${mm(depth)} deep overall.`,
    said,
    'Arrow keys turn it, plus and minus zoom in and out.',
  ]
    .filter(Boolean)
    .join(' ');
