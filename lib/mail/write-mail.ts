import type { SiteSettings } from '@/lib/content/types';
import type { Policy } from '@/lib/policy/types';
import { letterHtml } from './html/letter';
import { letterText } from './text';
import type { Enclosures, Letter } from './types';

/** What every e-mail needs besides its own content: the trader, the policy, and the shop's public origin. */
export type Shop = { settings: SiteSettings; policy: Policy; origin: string };

/** Replaces what could end a header or change the reading direction by a space. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

/** Renders a letter as the two bodies of one e-mail, with its attached pictures. */
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
