import { z } from 'zod';
import { ownForms } from '@/lib/platform/http/own-forms';
import { endSessions } from '@/lib/platform/session/session-life';
import { href } from '@/lib/routing/href';

const PAGE = href('/account/login-security');

/** Ends all sessions of the customer except the current one. */
export const POST = ownForms({
  schema: z.object({}),
  name: 'sign-out-elsewhere',
  page: () => PAGE,
  async work(session) {
    await endSessions(session.customerId, session.id);
    return { ok: true, to: PAGE, note: { kind: 'done', text: 'You are signed out everywhere else.' } };
  },
});
