/** Most used e-mail hosts in Britain, and hosts that are so similar that they would be taken for a typing error. */
const HOSTS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.com',
  'live.co.uk',
  'msn.com',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'aol.co.uk',
  'btinternet.com',
  'sky.com',
  'talktalk.net',
  'virginmedia.com',
  'ntlworld.com',
  'blueyonder.co.uk',
  'tiscali.co.uk',
  'mail.com',
  'email.com',
  'gmx.com',
  'gmx.co.uk',
  'proton.me',
  'protonmail.com',
];

/** Minimum length of a host to suggest; shorter ones differ by one letter from too many others. */
const LEAST = 8;

/** Whether one letter was left out, doubled, mistyped or swapped with the next. */
function isOneSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [rest, wanted] = [typed.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}

/**
 * Returns the address that was probably meant, such as `hana@gmail.com` for `hana@gmial.com`; null where nothing looks
 * like a typing error.
 */
export function meantEmail(typed: string): string | null {
  const [, name, host = ''] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed.toLowerCase()) ?? [];
  if (!name || HOSTS.includes(host)) return null;
  const meant = HOSTS.find((each) => each.length >= LEAST && isOneSlip(host, each));
  return meant ? `${typed.trim().slice(0, name.length)}@${meant}` : null;
}
