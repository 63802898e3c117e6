/** Frames are not drawn in a tab that nobody looks at. */
const AT_MOST_MS = 100;

/** When what has just been drawn has been on the screen: what is done at once would never be seen to begin. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_MOST_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
