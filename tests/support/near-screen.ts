import { vi } from 'vitest';

/** Puts everything near the screen, or out of its sight: jsdom lays nothing out. Undone by `vi.unstubAllGlobals()`. */
export function stubNearness(near: boolean): void {
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      if (near) queueMicrotask(() => tell([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}
