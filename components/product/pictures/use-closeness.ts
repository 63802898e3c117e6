import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { closer, pinched, WHOLE } from './closeness';

/** How far a press looks closer. */
const PRESSED = 2.5;
/** A finger that has moved so many px has not pressed, and has turned the page when it has moved sideways. */
const MOVED = 8;
const SWIPED = 48;

type Point = readonly [x: number, y: number];

/**
 * Enlarges a square by a press, two fingers or, once it is enlarged, moves it with one; `onSwipe` is told the direction
 * in which one finger crossed what is whole.
 */
export function useCloseness(onSwipe: (step: 1 | -1) => void) {
  const [near, setNear] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const went = useRef<Point>([0, 0]);
  const gesture = useRef(false);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (fingers.current.size === 0) {
      went.current = [0, 0];
      gesture.current = false;
    }
    fingers.current.set(event.pointerId, placeIn(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const [one, two] = fingers.current.values();
    const now = placeIn(event);
    fingers.current.set(event.pointerId, now);
    const side = event.currentTarget.clientWidth;
    const shift = [now[0] - before[0], now[1] - before[1]] as const;
    if (one && two) {
      const [first = one, second = two] = fingers.current.values();
      gesture.current = true;
      const pinch = pinched([one, two], [first, second]);
      setNear((each) => closer(each, { ...pinch, side }));
      return;
    }
    went.current = [went.current[0] + shift[0], went.current[1] + shift[1]];
    if (Math.hypot(...went.current) < MOVED) return;
    gesture.current = true;
    setNear((each) => closer(each, { at: now, ratio: 1, shift, side }));
  };
  const onPointerUp = ({ pointerId }: PointerEvent) => {
    const last = fingers.current.delete(pointerId) && fingers.current.size === 0;
    const [x, y] = went.current;
    if (!last || near.scale > 1 || Math.abs(x) < SWIPED || Math.abs(x) < Math.abs(y)) return;
    onSwipe(x < 0 ? 1 : -1);
  };
  const onPointerCancel = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (gesture.current && event.detail > 0) return;
    const side = event.currentTarget.clientWidth;
    const at = event.detail === 0 ? ([side / 2, side / 2] as const) : placeIn(event);
    setNear((each) => (each.scale > 1 ? WHOLE : closer(each, { at, ratio: PRESSED, side })));
  };
  return {
    near,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onPointerLeave: onPointerCancel,
      onClick,
    },
  };
}

/** In px from the upper left of what listens. */
function placeIn({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}
