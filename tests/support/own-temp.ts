import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Everything that tests write for a while lies in one folder, which goes with the run: workers may end without a word.
 * What Node compiled stays for the next process, and for the next run.
 */
export default function ownTemp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hobwright-tests-'));
  process.env['TMPDIR'] = folder;
  process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../.data/compile-cache');
  return () => rmSync(folder, { recursive: true, force: true });
}
