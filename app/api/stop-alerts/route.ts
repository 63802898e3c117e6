import { z } from 'zod';
import { readStop } from '@/lib/alerts/stop-link';
import { forgetAlertsOf } from '@/lib/platform/durable/alert-book';
import { forms } from '@/lib/platform/http/forms';
import { href } from '@/lib/routing/href';

/** Stops all alerts of an address, authorised by its e-mailed link. */
export const POST = forms({
  schema: z.object({ token: z.string() }),
  page: href('/alerts/stop'),
  name: 'stop-alerts',
  async work({ input: { token } }) {
    const email = await readStop(token);
    if (email === null) return { ok: false, status: 403, message: 'This link has expired.' };
    await forgetAlertsOf(email);
    return { ok: true, to: href('/alerts/stop', { t: token }) };
  },
  again: async (_session, { values }) => href('/alerts/stop', { t: values['token'] }),
});
