import 'server-only';
import { cookies } from 'next/headers';
import { cookieName, ownCookie, type Reach } from './own-cookie';

/**
 * Returns the value of one of our cookies, by its name without prefix.
 * @param reach with which it was set
 */
export async function readCookie(name: string, reach?: Reach): Promise<string | undefined> {
  return (await cookies()).get(cookieName(name, reach))?.value;
}

/** Sets a cookie; only possible in route handlers. */
export async function keepCookie(...cookie: Parameters<typeof ownCookie>): Promise<void> {
  (await cookies()).set(ownCookie(...cookie));
}

/** Deletes a cookie that the browser has; only possible in route handlers. */
export async function dropCookie(name: string, path = '/'): Promise<void> {
  const jar = await cookies();
  // A prefixed cookie can only be deleted with the attributes that its prefix requires.
  const { value: _, ...cookie } = ownCookie(name, '', { path });
  if (jar.has(cookie.name)) jar.delete(cookie);
}
