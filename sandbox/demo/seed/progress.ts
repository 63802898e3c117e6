/** Where progress is reported: a terminal gets a bar on one line, anything else a line every few seconds. */
export type Output = { isTTY?: boolean; columns?: number; write(text: string): unknown };

export type Progress = (done: number, total: number) => void;

const WIDTH = 30;

/** Returns a progress reporter. @param things what is counted @param now milliseconds, for the time left */
export function progressOn(output: Output, things = 'products', now: () => number = Date.now): Progress {
  const start = now();
  let last = Number.NEGATIVE_INFINITY;
  return (done, total) => {
    const finished = done >= total;
    const wait = output.isTTY ? 100 : 5000;
    if (!finished && now() - last < wait) return;
    last = now();
    const seconds = (now() - start) / 1000;
    if (output.isTTY) output.write(`\r${bar(done, total, seconds, things)}\u001b[K${finished ? '\n' : ''}`);
    else if (finished || done > 0) output.write(`${line(done, total, seconds, things)}\n`);
  };
}

function bar(done: number, total: number, seconds: number, things: string): string {
  const filled = Math.round((done / total) * WIDTH);
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${line(done, total, seconds, things)}`;
}

function line(done: number, total: number, seconds: number, things: string): string {
  const counted = `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} ${things}`;
  if (done >= total) return `${counted} in ${seconds.toFixed(1)} s`;
  const left = done > 0 ? `, about ${Math.ceil((seconds / done) * (total - done))} s left` : '';
  return `${counted}${left}`;
}
