import Cookies from 'js-cookie';

/** Specification §9: this one is called so everywhere. */
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** As `lib/platform/session/own-cookie.ts` has it. */
const isSecure = () => location.protocol === 'https:';
const nameOf = (name: string) => (isSecure() && name !== XSRF_COOKIE ? `__Host-${name}` : name);

/** What a readable cookie of ours holds. */
export const readCookie = (name: string): string | undefined => Cookies.get(nameOf(name));

type SameSite = 'strict' | 'lax';

/** Keeps a cookie; a `lax` one comes along when a link of another site leads here. */
export function keepCookie(name: string, value: string, days: number, sameSite: SameSite): void {
  Cookies.set(nameOf(name), value, { path: '/', sameSite, secure: isSecure(), expires: days });
}

/** Takes a readable cookie of ours away. */
export function dropCookie(name: string): void {
  Cookies.remove(nameOf(name), { path: '/', secure: isSecure() });
}
