import { isPlainPress } from '@/components/ui/controls/plain-press';

const PRESSABLE = 'a[href], button, summary';

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Returns all pressable elements whose box contains the point of a press, whatever is above them. */
const pressableUnder = ({ clientX, clientY }: MouseEvent) =>
  [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
  });

/**
 * Browsers fire no click if the element a press began on is replaced before its end, as when the page or the basket's
 * count arrives while the button is down. Clicks the link in its place.
 */
export function makeUpForLostPresses(signal: AbortSignal): void {
  let begun: { on: Element; href: string } | null = null;
  let clicked = false;
  const listen = <Type extends 'pointerdown' | 'pointerup' | 'click'>(
    type: Type,
    hear: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, hear, { signal, capture: true });

  listen('pointerdown', (event) => {
    const link = event.button === 0 ? linkAt(event) : null;
    begun = link && event.target instanceof Element ? { on: event.target, href: link.href } : null;
    clicked = false;
  });
  listen('click', (event) => {
    clicked ||= linkAt(event) !== null;
  });
  listen('pointerup', (event) => {
    const link = linkAt(event);
    if (!begun || begun.on.checkVisibility() || link?.href !== begun.href || !isPlainPress(event)) return;
    // A click by the browser would follow at once.
    setTimeout(() => clicked || link.click());
  });
  makeUpForUnpaintedPresses(signal);
}

/** Returns what a press begins on; while rendering is suppressed, everything that may be meant by it. */
function begunOn(event: PointerEvent): HTMLElement[] {
  if (event.button !== 0 || !isPlainPress(event) || !(event.target instanceof Element)) return [];
  if (event.target === document.documentElement)
    return document.activeViewTransition === null ? [] : pressableUnder(event);
  const part = event.target.closest<HTMLElement>(PRESSABLE);
  return part ? [part] : [];
}

/**
 * During a view transition, the browser shows the old page and hit-tests only the root (CSS View Transitions 1,
 * rendering suppression). An element that such a press hit at its start or end is clicked as soon as possible, if it is
 * still in that place.
 */
function makeUpForUnpaintedPresses(signal: AbortSignal): void {
  let pressed: HTMLElement[] = [];
  const listen = (type: 'pointerdown' | 'click', hear: (event: PointerEvent) => void) =>
    document.addEventListener(type, hear, { signal, capture: true });

  listen('pointerdown', (event) => {
    pressed = begunOn(event);
  });
  listen('click', (event) => {
    const parts = event.target === document.documentElement ? pressed : [];
    pressed = [];
    if (parts.length === 0) return;
    const press = () => {
      const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(PRESSABLE);
      if (found && parts.includes(found)) found.click();
    };
    const { activeViewTransition: turn } = document;
    if (turn) void turn.finished.then(press, press);
    else press();
  });
}
