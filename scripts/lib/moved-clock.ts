/**
 * Preloaded into a process of a test (`node --import`): its clocks stand as far ahead as the process that started it
 * says. `Date` and `performance.now()` are moved, by which age is judged here, in the framework and in packages. Timers
 * are not: an hour that is stepped over has no ticks, and what ticks here looks at a clock when it does.
 */
let ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);

const realNow = Date.now;
const realUptime = performance.now.bind(performance);

globalThis.Date = new Proxy(Date, {
  construct: (target, given, self) =>
    Reflect.construct(target, given.length === 0 ? [realNow() + ahead] : given, self),
  apply: () => new Date().toString(),
});
Date.now = () => realNow() + ahead;
Object.defineProperty(performance, 'now', { configurable: true, value: () => realUptime() + ahead });

process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('clockAhead' in message)) return;
  ahead = Number(message.clockAhead);
  process.send?.({ clockStands: ahead });
});
// Listening must not keep a process alive whose work is done.
process.channel?.unref();
