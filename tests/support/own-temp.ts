import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Puts all temporary files of tests into one folder, which is deleted after the run because workers may be killed.
 * Node's compile cache is kept for other processes and later runs.
 */
export default function ownTemp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hobwright-tests-'));
  process.env['TMPDIR'] = folder;
  process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../.data/compile-cache');
  return () => rmSync(folder, { recursive: true, force: true });
}
