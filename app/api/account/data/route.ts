import { z } from 'zod';
import { countTry, forgiveTry, LIMITS, tooOften } from '@/lib/customer/limits';
import { tellAmount } from '@/lib/platform/http/amounts';
import { problem, reads } from '@/lib/platform/http/api';
import { isUnreachable } from '@/lib/platform/result';
import { getOwnData } from '@/lib/privacy/own-data-queries';

const AWAY = 'We can’t reach your data right now. Try again in a moment.';

/** Sends everything that the shop has on record about the signed-in customer, as a file (experience ACC-8). */
export const GET = reads(z.object({}), async ({ session }) => {
  if (!session) return problem(401, 'Sign in to do this.');
  const counted = [[LIMITS.ownData, String(session.customerId)]] as const;
  const wait = await countTry(counted);
  if (wait !== null) {
    const { status, message } = tooOften('You have downloaded your data several times.', wait);
    return problem(status, message, { 'Retry-After': String(wait) });
  }
  try {
    return new Response(JSON.stringify(await getOwnData(session), tellAmount, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="my-data.json"',
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    await forgiveTry(counted);
    if (isUnreachable(error)) return problem(503, AWAY, { 'Retry-After': '5' });
    throw error;
  }
});
