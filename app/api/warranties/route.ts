import { connection } from 'next/server';
import { answer, problem } from '@/lib/platform/http/api';
import { isUnreachable } from '@/lib/platform/result';
import { getWarranties } from '@/lib/services/warranty-queries';

/** Specification §7: the extended covers on sale. The same for everybody, so it sets no cookie. */
export async function GET(): Promise<Response> {
  await connection();
  try {
    const results = await getWarranties();
    return answer({ results }, 200, { 'Cache-Control': 'public, max-age=300' });
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return problem(503, 'We can’t list extended cover right now. Try again in a moment.', {
      'Retry-After': '5',
    });
  }
}
