/** Keeps what was used last within a number of bytes. */
export type ByteCache<T> = {
  get(key: string): T | undefined;
  set(key: string, value: T, bytes: number): void;
};

export function createByteCache<T>(capacity: number): ByteCache<T> {
  const entries = new Map<string, { value: T; bytes: number }>();
  let used = 0;

  const remove = (key: string) => {
    used -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > capacity) return;
      entries.set(key, { value, bytes });
      used += bytes;
      for (const oldest of entries.keys()) {
        if (used <= capacity) break;
        remove(oldest);
      }
    },
  };
}
