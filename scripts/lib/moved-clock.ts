import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';

/**
 * Preloaded into a process of a test (`node --import`): moves its clocks ahead as its parent process says, and those of
 * its own child processes. `Date` and `performance` are moved, by which this code, the framework and packages judge
 * age. The offset at the start only moves the time origin, as on a machine whose clock is wrong; only later moves make
 * the process older. Timers are not moved: an hour that is skipped has no ticks, and a timer that fires here reads the
 * moved clock.
 */
const atStart = Number(process.env['CLOCK_AHEAD'] ?? 0);
let ahead = atStart;

const realNow = Date.now;
const realUptime = performance.now.bind(performance);
const origin = performance.timeOrigin + atStart;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, self) =>
    Reflect.construct(target, given.length === 0 ? [realNow() + ahead] : given, self),
  apply: () => new Date().toString(),
});
Date.now = () => realNow() + ahead;
Object.defineProperties(performance, {
  timeOrigin: { configurable: true, value: origin },
  now: { configurable: true, value: () => realUptime() + ahead - atStart },
});

const children = new Set<ChildProcess>();
subscribe('child_process', (message) => {
  const { process: child } = message as { process: ChildProcess };
  children.add(child);
  child.once('exit', () => children.delete(child));
});

async function moveChildren(): Promise<void> {
  const told = [...children].filter(({ connected }) => connected);
  await Promise.all(told.map((child) => moved(child)));
}

/** Resolves when a child has moved its clock; the child may send other messages meanwhile. */
async function moved(child: ChildProcess): Promise<void> {
  child.send({ clockAhead: ahead });
  for (;;) {
    const [message] = (await once(child, 'message')) as [unknown];
    if (typeof message === 'object' && message !== null && 'clockStands' in message) return;
  }
}

process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('clockAhead' in message)) return;
  ahead = Number(message.clockAhead);
  process.env['CLOCK_AHEAD'] = String(ahead);
  void moveChildren().then(() => process.send?.({ clockStands: ahead }));
});
// The channel must not keep a process alive whose work is done.
process.channel?.unref();
