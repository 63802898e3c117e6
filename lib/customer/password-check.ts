import 'server-only';
import { COMMON_PASSWORDS, COMMON_STEMS } from './data/common-passwords';

const COMMON = 'Choose another password: this one is among the first that anybody would try';
const OWN = 'Choose a password without your name or e-mail address in it';

/** Characters that replace letters in passwords that only look different. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const plain = (text: string) =>
  text.toLowerCase().replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);

/**
 * Returns why a password that meets all rules is still easy to guess: it is a common one, a row of keys, made of few
 * different characters, or the owner's own name. Null when it is not.
 * @param personal names and e-mail address of the customer
 */
export function commonFault(password: string, personal: readonly string[] = []): string | null {
  const lower = password.toLowerCase();
  const bare = lower.replace(/[^\p{L}]+/gu, '');
  const stem = plain(lower.replace(/^[^a-z@$]+|[^a-z]+$/g, ''));
  if (COMMON_PASSWORDS.has(lower) || COMMON_PASSWORDS.has(plain(lower))) return COMMON;
  if (COMMON_STEMS.has(bare) || COMMON_STEMS.has(stem)) return COMMON;
  if (new Set(lower).size < 5 || isRow(lower)) return COMMON;
  const names = personal
    .flatMap((each) => each.toLowerCase().split(/[@\s.]+/))
    .filter((each) => each.length > 3);
  return names.some((name) => lower.includes(name) && lower.length < name.length + 6) ? OWN : null;
}

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '0123456789012345', 'qwertyuiopasdfghjklzxcvbnm'];

/** Whether a password is little more than a run of keys or of the alphabet. */
function isRow(lower: string): boolean {
  const parts = lower.match(/[a-z]+|\d+/g) ?? [];
  const walked = parts.filter((part) =>
    ROWS.some((row) => row.includes(part) || [...row].toReversed().join('').includes(part)),
  );
  return (
    parts.length > 0 &&
    walked.length === parts.length &&
    parts.length <= 2 &&
    parts.join('').length >= lower.length - 2
  );
}
