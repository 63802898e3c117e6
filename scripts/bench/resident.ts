import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Memory of a process and its descendants in megabytes, counted as the kernel does for a container: the private memory
 * of each, and once the shared memory, which is the program. Null where the kernel does not report it (proc(5),
 * `RssAnon`).
 */
export function residentWith(pid: number): number | null {
  if (!existsSync(`/proc/${pid}/status`)) return null;
  const uses = [pid, ...startedBy(pid)].map(useOf);
  const own = uses.reduce((total, use) => total + use.own, 0);
  return (own + Math.max(...uses.map(({ shared }) => shared))) / 1024;
}

/** In kilobytes. A process that has ended meanwhile counts as 0. */
function useOf(pid: number): { own: number; shared: number } {
  const status = read(`/proc/${pid}/status`);
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0);
  return { own: figure('RssAnon') + figure('RssShmem'), shared: figure('RssFile') };
}

function startedBy(pid: number): number[] {
  const folder = `/proc/${pid}/task`;
  const threads = existsSync(folder) ? readdirSync(folder) : [];
  const children = threads.flatMap((thread) =>
    read(`${folder}/${thread}/children`).split(' ').filter(Boolean),
  );
  return children.map(Number).flatMap((child) => [child, ...startedBy(child)]);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
