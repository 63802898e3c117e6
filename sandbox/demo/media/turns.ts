/** Makes the function that runs at most `atOnce` works at the same time; the rest wait in a queue, first come first served. */
export function makeTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (busy < atOnce) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes meanwhile takes it.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
