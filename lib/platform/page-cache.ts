import { createRequire } from 'node:module';

type Module = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js');

const require = createRequire(import.meta.url);
const {
  default: FileSystemCache,
}: Module = require('next/dist/server/lib/incremental-cache/file-system-cache.js');

/**
 * Next's own cache of prerendered pages, which reads what the build made and keeps what is made later in memory only
 * (`isrFlushToDisk: false`). It does not keep answers that say a path leads nowhere: made-up paths would otherwise
 * push real pages out.
 */
export default class PageCache extends FileSystemCache {
  override async set(
    ...[key, data, context]: Parameters<InstanceType<typeof FileSystemCache>['set']>
  ): Promise<void> {
    const status = data && 'status' in data ? data.status : undefined;
    if (typeof status === 'number' && status >= 400) return;
    await super.set(key, data, context);
  }
}
