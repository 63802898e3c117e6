/** When what has just been drawn has been on the screen: what is done at once would never be seen to begin. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
