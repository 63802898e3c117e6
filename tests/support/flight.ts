import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** What a page says, and what the errors say that parts of it ended in. */
export type Page = { texts: string[]; digests: string[] };

const SCRIPT = fileURLToPath(new URL('./flight-process.ts', import.meta.url));

/**
 * The payloads of pages, written by React and put into documents by the framework, as in production. React's server
 * half wants a process of its own.
 */
export async function flightOf(pages: readonly Page[]): Promise<string[]> {
  const child = spawn(process.execPath, ['--conditions=react-server', SCRIPT], {
    env: { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(pages));
  return JSON.parse(await text(child.stdout)) as string[];
}
