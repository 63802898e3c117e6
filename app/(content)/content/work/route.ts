import { connection } from 'next/server';
import { CONTENT_MAKER, type MakeContent } from '@/lib/platform/edge/framed/content';
import { currentRequestContext } from '@/lib/platform/observe/request-context';
import { processSingleton } from '@/lib/platform/process-singleton';
import { makeContent } from '../make-content';

processSingleton<MakeContent>(CONTENT_MAKER, () => makeContent);

/** Internal request by the renderer, to run work that the framework allows only within a request. */
export async function GET(): Promise<Response> {
  await connection();
  await currentRequestContext()?.work?.();
  return new Response(null, { status: 204 });
}
