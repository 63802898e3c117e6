import { measureLoad } from './load.ts';

export type Memory = {
  /** Of front and renderers, in megabytes. */
  resident: number;
  /** Size of their caches, in megabytes. */
  cached: number;
};

/** Sums of metrics over front and renderers, from `/api/metrics`. */
async function read(origin: string, ...patterns: RegExp[]): Promise<number[]> {
  const text = await (await fetch(`${origin}/api/metrics`)).text();
  return patterns.map((pattern) =>
    [...text.matchAll(pattern)].reduce((total, [, value]) => total + Number(value), 0),
  );
}

/** Memory in megabytes and number of open files, of front and renderers together. */
export type Use = Memory & { heap: number; files: number };

export async function readUse(origin: string): Promise<Use> {
  const [heap = 0, files = 0] = await read(
    origin,
    /^nodejs_heap_size_used_bytes (\S+)$/gm,
    /^process_open_fds (\S+)$/gm,
  );
  return { ...(await readMemory(origin)), heap: heap / 1024 / 1024, files };
}

async function readMemory(origin: string): Promise<Memory> {
  const [resident = 0, cached = 0] = await read(
    origin,
    /^process_resident_memory_bytes (\S+)$/gm,
    /^cache_bytes\{[^}]*\} (\S+)$/gm,
  );
  return { resident: resident / 1024 / 1024, cached: cached / 1024 / 1024 };
}

/** Processor time since the start, in milliseconds. */
export async function readProcessorMs(origin: string): Promise<number> {
  const [seconds = 0] = await read(origin, /^process_cpu_seconds_total (\S+)$/gm);
  return seconds * 1_000;
}

/** Requests each address once. @returns the memory before, and after each of that many parts of them */
export async function measureMemory(
  origin: string,
  addresses: readonly string[],
  parts: number,
): Promise<Memory[]> {
  const found = [await readMemory(origin)];
  const size = Math.ceil(addresses.length / parts);
  for (let at = 0; at < addresses.length; at += size) {
    await measureLoad(origin, addresses.slice(at, at + size), { once: true });
    found.push(await readMemory(origin));
  }
  return found;
}
