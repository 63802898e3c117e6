import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Texts of a page, and digests of the errors that some of its parts end in. */
export type Page = { texts: string[]; digests: string[] };

const SCRIPT = fileURLToPath(new URL('./flight-process.ts', import.meta.url));

/**
 * Returns the payloads of pages, serialised by React and inlined by the framework as in production. React's server
 * build needs a separate process.
 */
export async function flightOf(pages: readonly Page[]): Promise<string[]> {
  const child = spawn(process.execPath, ['--conditions=react-server', SCRIPT], {
    env: { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(pages));
  return JSON.parse(await text(child.stdout)) as string[];
}
