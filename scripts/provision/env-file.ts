import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Sets a variable in an environment file, replacing an old value; the file is readable by its owner only. */
export function keepVariable(file: string, name: string, value: string): void {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').replace(/\n$/, '').split('\n') : [];
  const line = `${name}=${value}`;
  const at = lines.findIndex((each) => each.startsWith(`${name}=`));
  const changed = at < 0 ? [...lines, line] : lines.with(at, line);
  const fresh = `${file}.fresh`;
  writeFileSync(fresh, `${changed.join('\n')}\n`, { mode: 0o600, flush: true });
  renameSync(fresh, file);
}
