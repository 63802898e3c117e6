import { connection } from 'next/server';
import { answer } from '@/lib/platform/http/api';
import { currentBuild } from '@/lib/platform/build-id';

/** Returns the build being served (specification §7); pages ask hourly. */
export async function GET(): Promise<Response> {
  await connection();
  return answer(currentBuild());
}
