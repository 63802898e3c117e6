import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../scripts/lib/ports.ts';
import { signalGroup } from '../../scripts/lib/processes.ts';

const START_MS = 20_000;

/** The window's own toolbar would prevent the width of a phone. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Starts WebKit's driver on a virtual screen. `stop` ends both at once, with the browsers that the driver started. */
export async function startDriver(
  driver: string,
  screen: string,
): Promise<{ url: string; stop: () => void }> {
  const shown = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const inTime = AbortSignal.timeout(START_MS);
  const [display] = (await once(shown.stdio[3] as Readable, 'data', { signal: inTime })) as [Buffer];
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW);

  const port = await freePort();
  const driving = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings },
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = () => {
    signalGroup(driving, 'SIGKILL');
    signalGroup(shown, 'SIGKILL');
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    await answers(`${url}/status`, inTime);
  } catch (error) {
    stop();
    throw error;
  }
  return { url, stop };
}

async function answers(url: string, inTime: AbortSignal): Promise<void> {
  for (;;) {
    inTime.throwIfAborted();
    try {
      await fetch(url, { signal: AbortSignal.timeout(1_000) });
      return;
    } catch {
      await new Promise((settle) => setTimeout(settle, 100));
    }
  }
}
