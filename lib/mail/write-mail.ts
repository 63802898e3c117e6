import type { SiteSettings } from '@/lib/content/types';
import type { Policy } from '@/lib/policy/types';
import { letterHtml } from './html/letter';
import { letterText } from './text';
import type { Enclosures, Letter } from './types';

/** What mails know besides their own subject: who trades, by which terms, and where the shop stands. */
export type Shop = { settings: SiteSettings; policy: Policy; origin: string };

/** One line: what would end a header, or play tricks with the direction of reading, becomes a space. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

/** A letter as the two bodies of one mail, with the pictures that it encloses. */
export function writeMail(
  letter: Letter,
  to: string,
  { settings, origin }: Pick<Shop, 'settings' | 'origin'>,
  enclosures: Enclosures = new Map(),
) {
  return {
    to,
    subject: oneLine(letter.subject),
    html: letterHtml(letter, settings, origin, enclosures),
    text: letterText(letter, settings),
    enclosed: [...enclosures.values()],
  };
}
