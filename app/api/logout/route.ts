import { z } from 'zod';
import { signOut } from '@/lib/customer/commands';
import { forms } from '@/lib/platform/http/forms';
import { href } from '@/lib/routing/href';

/** Signs out (specification §4); by POST only. */
export const POST = forms({
  schema: z.object({}),
  page: href('/logout'),
  name: 'sign-out',
  async work({ session }) {
    await signOut(session);
    return { ok: true, to: '/' };
  },
});
