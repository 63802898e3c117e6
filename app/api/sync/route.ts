import { after } from 'next/server';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { expireTags } from '@/lib/platform/cache/expire';
import { forms } from '@/lib/platform/http/forms';
import { mayPreview } from '@/lib/platform/session/preview';
import { href } from '@/lib/routing/href';
import { runSync } from '@/lib/search/sync-state';

/** Editors only: rebuilds the search index, or expires all caches. */
export const POST = forms({
  schema: z.object({ what: z.enum(['index', 'caches']) }),
  page: href('/sync'),
  name: 'sync',
  async work({ input }) {
    if (!mayPreview(await cookies())) return { ok: false, status: 403, message: 'This is for editors.' };
    if (input.what === 'index') after(runSync);
    else await expireTags(Object.values(cacheTags).filter((tag) => typeof tag === 'string'));
    return { ok: true, to: href('/sync', { started: input.what }) };
  },
});
