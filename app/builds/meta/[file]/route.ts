import { connection } from 'next/server';
import { answer, problem } from '@/lib/platform/http/api';
import { type BuildManifest, routeRules } from '@/lib/build/route-rules';
import { currentBuild } from '@/lib/platform/build-id';

type Context = { params: Promise<{ file: string }> };

/**
 * Returns the route rules of a build (specification §7). Redirects stored on the platform are not among them; the
 * server answers those itself.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection();
  const build = currentBuild();
  if ((await params).file !== `${build.id}.json`) return problem(404, 'There is no such build.');
  return answer({
    ...build,
    matcher: { static: routeRules(), wildcard: {}, dynamic: {} },
    prerendered: [],
  } satisfies BuildManifest);
}
