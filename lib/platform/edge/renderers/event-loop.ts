import { monitorEventLoopDelay } from 'node:perf_hooks';

const EVERY_MS = 500;

/** Says from now on how late the event loop of this process was on average, in milliseconds. */
export function watchEventLoop(tell: (ms: number) => void): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  setInterval(() => {
    tell(delay.mean / 1e6);
    delay.reset();
  }, EVERY_MS).unref();
}
