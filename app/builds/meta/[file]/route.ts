import { connection } from 'next/server';
import { answer, problem } from '@/lib/platform/http/api';
import { currentBuild } from '@/lib/platform/build-id';

type Context = { params: Promise<{ file: string }> };

/** The route rules of a build: none. Redirects are the platform's, and are answered as such (specification §7). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection();
  const build = currentBuild();
  if ((await params).file !== `${build.id}.json`) return problem(404, 'There is no such build.');
  return answer({ ...build, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] });
}
