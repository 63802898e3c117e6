import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Everything that tests write for a while lies in one folder, which goes with the run: workers may end without a word. */
export default function ownTemp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hobwright-tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
