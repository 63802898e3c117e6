import 'server-only';
import { z } from 'zod';
import { readNote } from '@/lib/platform/http/form-note';
import type { FormNote } from './types';

const texts = z.record(z.string(), z.string());
const note: z.ZodType<FormNote> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    text: z.string(),
    undo: z.object({ label: z.string(), action: z.string(), values: texts }).optional(),
  }),
  z.object({ kind: z.literal('refused'), message: z.string(), fields: texts, values: texts }),
  z.object({ kind: z.literal('typed'), values: texts }),
]) as z.ZodType<FormNote>;

/** Returns the note of the last form on this page, or of the one that led here. */
export async function getFormNote(
  owner: { id: string },
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<FormNote | null> {
  return readNote(owner.id, (await searchParams)['note'], note);
}
