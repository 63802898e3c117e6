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

/** The header in which the framework stores a page's tags with it. */
const TAGS = 'x-next-cache-tags';

/**
 * The framework's cache of prerendered pages. It reads what the build rendered, and keeps what is rendered later in
 * memory only (`isrFlushToDisk: false`). It differs in these points:
 * - It does not keep errors, because made-up paths would evict real pages.
 * - It does not keep a page if one of its tags expired while it was rendered.
 * - It does not return a page that has become untrue (`cacheTags.until`), which the framework would show once more
 *   while it renders another. A lifetime (`expire`) cannot say this, because it is at least five minutes.
 * - It counts two bytes per character of a page, which is what they take; the framework counts one.
 */
export default class PageCache extends FileSystemCache {
  static {
    // The static property from which the framework reads its memory, and which it fills if empty. The build makes
    // another copy of this module.
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
    // The framework counts a page's age from now, and not from when its rendering began.
    const { expiries } = currentRequestContext() ?? {};
    const tags = tagsIn(data);
    if (expiries !== undefined && tags && hasExpired(expiries, tags)) return;
    await super.set(key, data, context);
  }
}

/** Undefined if it has no header with tags. */
function tagsIn(value: object | null | undefined): string[] | undefined {
  const headers: unknown = value && 'headers' in value ? value.headers : undefined;
  const tags: unknown = headers && typeof headers === 'object' && TAGS in headers ? headers[TAGS] : undefined;
  return typeof tags === 'string' ? tags.split(',') : undefined;
}
