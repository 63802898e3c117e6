import { cookies } from 'next/headers';
import { z } from 'zod';
import { dropDelivery, retryDelivery } from '@/lib/deliveries/undelivered-commands';
import { forms } from '@/lib/platform/http/forms';
import { mayPreview } from '@/lib/platform/session/preview';
import { href } from '@/lib/routing/href';

/** Editors only: retries an outbox entry that was given up, or drops it for good. */
export const POST = forms({
  schema: z.object({ what: z.enum(['retry', 'drop']), key: z.string().min(1).max(300) }),
  page: href('/sync'),
  name: 'undelivered',
  async work({ input: { what, key } }) {
    if (!mayPreview(await cookies())) return { ok: false, status: 403, message: 'This is for editors.' };
    const isChanged = await (what === 'retry' ? retryDelivery(key) : dropDelivery(key));
    if (!isChanged)
      return { ok: false, status: 409, message: 'It is no longer on the list of failed deliveries.' };
    return { ok: true, to: href('/sync', { started: what }) };
  },
});
