import { z } from 'zod';
import type { MakerContact } from './types';

const line = z.string().trim().min(1).max(300);
const contact = z.object({ name: line, address: line, electronic: line });
const makerContact = contact.extend({
  responsible: contact
    .nullish()
    .transform((given) => given ?? null)
    .catch(null),
});

/** Parses the metafield `maker/contact`; null where it lacks a name or a way to get in touch. */
export function parseContact(json: string | undefined): MakerContact | null {
  if (!json) return null;
  try {
    return makerContact.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
