import 'server-only';
import { cookies } from 'next/headers';
import { cookieName, ownCookie, type Reach } from './own-cookie';

/** What the caller's browser holds under a name of ours. */
export async function readCookie(name: string, reach?: Reach): Promise<string | undefined> {
  return (await cookies()).get(cookieName(name, reach))?.value;
}

/** Only route handlers can. */
export async function keepCookie(...cookie: Parameters<typeof ownCookie>): Promise<void> {
  (await cookies()).set(ownCookie(...cookie));
}

/** Takes a cookie away where there is one; only route handlers can. */
export async function dropCookie(name: string, path = '/'): Promise<void> {
  const jar = await cookies();
  // Browsers let a cookie with a prefix be ended only as it could have been set.
  const { value: _, ...cookie } = ownCookie(name, '', { path });
  if (jar.has(cookie.name)) jar.delete(cookie);
}
