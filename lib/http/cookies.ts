import Cookies from 'js-cookie';

/** As `lib/platform/session/own-cookie.ts` has it. */
const isSecure = () => location.protocol === 'https:';
const nameOf = (name: string) => (isSecure() ? `__Host-${name}` : name);

/** What a readable cookie of ours holds. */
export const readCookie = (name: string): string | undefined => Cookies.get(nameOf(name));

/** Keeps a cookie that comes along when a link of another site leads here. */
export function keepCookie(name: string, value: string, days: number): void {
  const manner = { path: '/', sameSite: 'lax', secure: isSecure() } as const;
  Cookies.set(nameOf(name), value, { ...manner, expires: days });
}
