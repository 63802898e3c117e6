/** A repeatable random generator: the same seed and label give the same numbers on every machine. */
export type Random = {
  /** 0 ≤ x < 1. */
  next(): number;
  /** An integer between `low` and `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  weighted<T>(from: readonly (readonly [T, number])[]): T;
  /** Normally distributed, with mean 0 and standard deviation 1. */
  normal(): number;
  shuffled<T>(from: readonly T[]): T[];
};

/** Returns the start of an independent stream per label: FNV-1a over the text, mixed with `seed`. */
export function hashSeed(seed: number, label: string): number {
  let hash = (2166136261 ^ seed) >>> 0;
  for (let at = 0; at < label.length; at++) {
    hash = Math.imul(hash ^ label.charCodeAt(at), 16777619);
  }
  return hash >>> 0;
}

/** Creates a generator with mulberry32 (public domain). Its 32 bits of state are plenty for a catalogue. */
export function createRandom(seed: number, label = ''): Random {
  let state = hashSeed(seed, label);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (from) => at(from, Math.floor(next() * from.length)),
    weighted: (from) => weighted(from, next()),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffled: (from) => shuffled(from, int),
  };
}

/** Returns a repeatable UUID of version 4, for demo data that need not be unguessable. */
export function seededUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16));
  hex[12] = '4';
  hex[16] = random.int(8, 11).toString(16);
  const text = hex.join('');
  return [0, 8, 12, 16, 20].map((from, index) => text.slice(from, [8, 12, 16, 20, 32][index])).join('-');
}

/** Returns the element at `index`. @throws when there is none */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`Nothing at ${index} of ${list.length}`);
  return found;
}

function weighted<T>(from: readonly (readonly [T, number])[], x: number): T {
  let left = x * from.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of from) {
    left -= weight;
    if (left < 0) return value;
  }
  return at(from, from.length - 1)[0];
}

function shuffled<T>(from: readonly T[], int: (low: number, high: number) => number): T[] {
  const list = [...from];
  for (let last = list.length - 1; last > 0; last--) {
    const other = int(0, last);
    const kept = at(list, last);
    list[last] = at(list, other);
    list[other] = kept;
  }
  return list;
}
