import { z } from 'zod';

const MOST_NOTE = 500;

/** The note to the delivery crew, as typed. */
export const noteText = z.object({
  note: z.string().trim().max(MOST_NOTE, `Use ${MOST_NOTE} characters or fewer`),
});

/** The note with the number of its order. */
export const noteRequest = noteText.extend({ order: z.string().max(40) });
