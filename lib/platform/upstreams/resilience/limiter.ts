const QUEUE_PER_SLOT = 16;

export type Limiter = {
  /**
   * Waits for a slot, at most `waitMs`, and returns its release. Undefined if none came free, or too many are waiting.
   */
  acquire(waitMs: number): Promise<(() => void) | undefined>;
};

/** Limits how many calls run at once, in the order in which they were made. */
export function createLimiter(slots: number): Limiter {
  let free = slots;
  const queue: ((release: () => void) => void)[] = [];

  const release = () => {
    const next = queue.shift();
    if (next) next(once(release));
    else free += 1;
  };

  return {
    acquire(waitMs) {
      if (free > 0) {
        free -= 1;
        return Promise.resolve(once(release));
      }
      if (queue.length >= slots * QUEUE_PER_SLOT || waitMs <= 0) return Promise.resolve(undefined);
      return new Promise((settle) => {
        const enter = (done: () => void) => {
          clearTimeout(timer);
          settle(done);
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(enter), 1);
          settle(undefined);
        }, waitMs);
        queue.push(enter);
      });
    },
  };
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
