/** How long after it was done something is done again, in milliseconds. */
const EVERY_MS = 5_000;

export type Ticks = {
  /** Has it done: at once, where it was not done just now. Settles at once where it is done later. */
  take(tags: readonly string[]): Promise<void>;
};

/** Does something for tags, however often it is asked for, once in five seconds at most, and never later than that. */
export function createTicks(work: (tags: readonly string[]) => Promise<void>): Ticks {
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
