import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { closer, closestOf, pinched, WHOLE } from './closeness';

/** Enlargement by a press. */
const PRESSED = 2.5;
/** Movement in pixels from which a touch is not a press, and from which a horizontal one is a swipe. */
const MOVED = 8;
const SWIPED = 48;

type Point = readonly [x: number, y: number];

/**
 * Enlarges the picture in a square, as far as its pixels allow, by a press or pinch, and moves it with one finger once
 * it is enlarged. `onSwipe` receives the direction of a swipe across a picture that is not enlarged.
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
    const room = roomIn(event.currentTarget);
    const shift = [now[0] - before[0], now[1] - before[1]] as const;
    if (one && two) {
      const [first = one, second = two] = fingers.current.values();
      gesture.current = true;
      const pinch = pinched([one, two], [first, second]);
      setNear((each) => closer(each, { ...pinch, ...room }));
      return;
    }
    went.current = [went.current[0] + shift[0], went.current[1] + shift[1]];
    if (Math.hypot(...went.current) < MOVED) return;
    gesture.current = true;
    setNear((each) => closer(each, { at: now, ratio: 1, shift, ...room }));
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
    const room = roomIn(event.currentTarget);
    const at = event.detail === 0 ? ([room.side / 2, room.side / 2] as const) : placeIn(event);
    setNear((each) => (each.scale > 1 ? WHOLE : closer(each, { at, ratio: PRESSED, ...room })));
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

/** Returns the side of the square in pixels, and how far its picture can be enlarged. */
function roomIn(square: HTMLElement): { side: number; closest: number } {
  const side = square.clientWidth;
  return { side, closest: closestOf(square.querySelector('img')?.naturalWidth ?? 0, side) };
}

/** Returns the position of a pointer in pixels from the top left of the listening element. */
function placeIn({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}
