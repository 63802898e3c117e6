'use client';

import { useState } from 'react';
import { Button, IconButton } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { classes } from '@/components/ui/classes';
import { doorWords } from '@/lib/catalogue/models/door-words';
import { phaseWords } from '@/lib/catalogue/models/own-room-words';
import view from './model-view.module.css';
import css from './own-room.module.css';
import { useOwnRoom } from './use-own-room';

const c = classes(css);

/** Angle of one press, in radians. */
const STEP = Math.PI / 12;

/** Shows a model at 1:1 in the camera's view of a room, with its sizes and doors. Its script is loaded by the press. */
export function OwnRoom({ glb }: { glb: string }) {
  const { phase, trouble, overlay, lines, stage, begin, end } = useOwnRoom(glb);
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (door: string) => {
    const isOpen = open.includes(door);
    setOpen(isOpen ? open.filter((each) => each !== door) : [...open, door]);
    stage?.open(door, !isOpen);
  };
  const isOn = phase !== 'shut' && phase !== 'asked';
  return (
    <>
      <Button
        kind="second"
        state={phase === 'shut' ? 'rest' : 'busy'}
        onClick={() => {
          setOpen([]);
          void begin();
        }}
      >
        Open the camera and show its sizes
      </Button>
      <p role="status" className={c('trouble')}>
        {trouble}
      </p>
      <div ref={overlay} className={c('overlay', isOn && 'on')}>
        <svg ref={lines} className={`${view['lines']} ${c('lines')}`} aria-hidden="true" />
        {isOn ? (
          <div
            className={c('panel')}
            role="group"
            aria-label="In your room"
            // A tap on the panel does not select in the room (WebXR DOM Overlays).
            ref={(panel) => {
              const keep = (event: Event) => event.preventDefault();
              panel?.addEventListener('beforexrselect', keep);
              return () => panel?.removeEventListener('beforexrselect', keep);
            }}
          >
            <p role="status">{phaseWords(phase, stage?.shape ?? null)}</p>
            <div className={c('tools')}>
              {phase === 'found' ? (
                <Button size="small" onClick={() => stage?.stand()}>
                  Place it here
                </Button>
              ) : null}
              {phase === 'stands' && stage ? (
                <>
                  <IconButton label="Turn to the left" onClick={() => stage.turn(-STEP)}>
                    <Icon name="turn" />
                  </IconButton>
                  <IconButton
                    label="Turn to the right"
                    onClick={() => stage.turn(STEP)}
                    className={c('mirrored')}
                  >
                    <Icon name="turn" />
                  </IconButton>
                  {stage.doors.map((door) => (
                    <Button key={door} kind="second" size="small" onClick={() => toggle(door)}>
                      {doorWords(door, open.includes(door))}
                    </Button>
                  ))}
                  <Button kind="second" size="small" onClick={() => stage.lift()}>
                    Move it
                  </Button>
                </>
              ) : null}
              <Button kind="second" size="small" onClick={end}>
                Close the camera
              </Button>
            </div>
          </div>
        ) : null}
      </div>
    </>
  );
}
