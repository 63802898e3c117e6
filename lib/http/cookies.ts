import Cookies from 'js-cookie';

/** Specification §9 fixes this name, so it has no prefix. */
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** The same rule as in `lib/platform/session/own-cookie.ts`. */
const isSecure = () => location.protocol === 'https:';
const nameOf = (name: string) => (isSecure() && name !== XSRF_COOKIE ? `__Host-${name}` : name);

/** Returns the value of a readable cookie of ours. */
export const readCookie = (name: string): string | undefined => Cookies.get(nameOf(name));

type SameSite = 'strict' | 'lax';

/** Sets a cookie for `days` days; a `lax` one is also sent when a link on another site is followed. */
export function keepCookie(name: string, value: string, days: number, sameSite: SameSite): void {
  Cookies.set(nameOf(name), value, { path: '/', sameSite, secure: isSecure(), expires: days });
}

/** Deletes a readable cookie of ours. */
export function dropCookie(name: string): void {
  Cookies.remove(nameOf(name), { path: '/', secure: isSecure() });
}
