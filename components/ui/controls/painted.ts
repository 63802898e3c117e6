/** Longest wait in milliseconds, because a hidden tab renders no frames. */
const AT_MOST_MS = 100;

/** Resolves once the last render has been painted, so that a quick action is seen to begin. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_MOST_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
