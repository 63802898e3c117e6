import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/ports';
import { testEnvironment } from './environment';

const SCRIPT = fileURLToPath(new URL('./front-process.ts', import.meta.url));

/** What the fake framework reports about itself. */
type Told = { index: string; pid: number; made: number; expired: boolean };

export type FrontChild = {
  child: ChildProcess;
  origin: string;
  ask(path: string, method?: string): Promise<Response>;
  told(path: string, method?: string): Promise<Told>;
  stop(): Promise<void>;
};

/** Starts a front with two renderers of a fake framework, in separate processes. */
export async function startFrontChild(more: Record<string, string> = {}): Promise<FrontChild> {
  const port = String(await freePort());
  const env = { ...process.env, ...testEnvironment(), PORT: port, ...more };
  const child = fork(SCRIPT, { env, execArgv: ['--disable-warning=ExperimentalWarning'] });
  await once(child, 'message');
  const origin = `http://127.0.0.1:${port}`;
  const ask = (path: string, method = 'GET') =>
    fetch(origin + path, { method, headers: { accept: 'text/html' } });
  return {
    child,
    origin,
    ask,
    told: async (path, method) => (await (await ask(path, method)).json()) as Told,
    async stop() {
      if (!child.connected) return;
      const gone = once(child, 'exit');
      child.send('end');
      await gone;
    },
  };
}
