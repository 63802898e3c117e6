/** Minimum interval, in milliseconds. */
const EVERY_MS = 5_000;

export type Ticks = {
  /**
   * Does the work for these tags now, or at the end of the interval that is running. In the second case it resolves at
   * once.
   */
  take(tags: readonly string[]): Promise<void>;
};

/** Does work for tags at most once in five seconds, however often it is asked for, and never later than that. */
export function createThrottledExpiry(work: (tags: readonly string[]) => Promise<void>): Ticks {
  let waiting = new Set<string>();
  let isResting = false;

  function flush(): Promise<void> {
    const tags = [...waiting];
    waiting = new Set();
    isResting = tags.length > 0;
    if (!isResting) return Promise.resolve();
    setTimeout(() => void flush(), EVERY_MS).unref();
    return work(tags);
  }

  return {
    async take(tags) {
      for (const tag of tags) waiting.add(tag);
      if (!isResting) await flush();
    },
  };
}
