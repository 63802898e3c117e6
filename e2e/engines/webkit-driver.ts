import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../scripts/lib/ports.ts';

/** The window's own bar would keep it from becoming as narrow as a phone. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Starts WebKit's driver on a screen of its own that nobody sees. */
export async function startDriver(
  driver: string,
  screen: string,
): Promise<{ url: string; stop: () => void }> {
  const shown = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(shown.stdio[3] as Readable, 'data')) as [Buffer];
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW);

  const port = await freePort();
  const driving = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings },
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/status`);
  return {
    url,
    stop() {
      driving.kill();
      shown.kill();
      rmSync(settings, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(1_000) });
      return;
    } catch {
      await new Promise((settle) => setTimeout(settle, 100));
    }
  }
}
