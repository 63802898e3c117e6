import { monitorEventLoopDelay } from 'node:perf_hooks';

const EVERY_MS = 500;

/** Reports the mean delay of this process's event loop every half second, in milliseconds. */
export function watchEventLoop(tell: (ms: number) => void): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  setInterval(() => {
    tell(delay.mean / 1e6);
    delay.reset();
  }, EVERY_MS).unref();
}
