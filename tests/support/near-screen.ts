import { vi } from 'vitest';

/**
 * Makes everything appear near the screen, or out of view, as jsdom has no layout. Undone by `vi.unstubAllGlobals()`.
 */
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
