import { createRequire } from 'node:module';
import { currentRequestContext, notePage } from '../observe/request-context.ts';
import { processSingleton } from '../process-singleton.ts';
import { ownTags, trueUntil } from './cache-tags.ts';
import { hasExpired } from './expiries.ts';
import { createMemory } from './memory.ts';

type Module = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js');

const require = createRequire(import.meta.url);
const {
  default: FileSystemCache,
}: Module = require('next/dist/server/lib/incremental-cache/file-system-cache.js');

type Base = InstanceType<typeof FileSystemCache>;

/** Under which the framework keeps with a page what it was made of. */
const TAGS = 'x-next-cache-tags';

/**
 * Next's own cache of prerendered pages, which reads what the build made and keeps what is made later in memory only
 * (`isrFlushToDisk: false`). It does not keep answers that say a path leads nowhere: made-up paths would otherwise
 * push real pages out. It keeps none in which something expired while it was made. It does not give what has become
 * untrue (`cacheTags.until`), where Next would show it once more while it makes another; a lifetime (`expire`) cannot say
 * so, because it is five minutes at least. Its memory counts two bytes for each sign of a page, as they take, where the
 * framework's counts one.
 */
export default class PageCache extends FileSystemCache {
  static {
    // Where the framework has its own, which it makes when there is none. Of this module the build makes another copy.
    const memory = processSingleton('pages', () => createMemory('pages'));
    Reflect.set(FileSystemCache, 'memoryCache', memory);
  }

  override async get(...lookup: Parameters<Base['get']>): ReturnType<Base['get']> {
    const cached = await super.get(...lookup);
    const all = tagsIn(cached?.value);
    if (!all) return cached;
    const until = trueUntil(all);
    if (until <= performance.timeOrigin + performance.now()) return null;
    notePage(until, ownTags(all));
    return cached;
  }

  override async set(...[key, data, context]: Parameters<Base['set']>): Promise<void> {
    const status = data && 'status' in data ? data.status : undefined;
    if (typeof status === 'number' && status >= 400) return;
    // The framework counts its age from now on, and not from when it began to be made.
    const { expiries } = currentRequestContext() ?? {};
    const tags = tagsIn(data);
    if (expiries !== undefined && tags && hasExpired(expiries, tags)) return;
    await super.set(key, data, context);
  }
}

/** Undefined where nothing is said of them. */
function tagsIn(value: object | null | undefined): string[] | undefined {
  const headers: unknown = value && 'headers' in value ? value.headers : undefined;
  const tags: unknown = headers && typeof headers === 'object' && TAGS in headers ? headers[TAGS] : undefined;
  return typeof tags === 'string' ? tags.split(',') : undefined;
}
