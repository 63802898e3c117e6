import { z } from 'zod';

const MOST_NOTE = 500;

/** What the crew should know, as it is typed. */
export const noteText = z.object({
  note: z.string().trim().max(MOST_NOTE, `Use ${MOST_NOTE} characters or fewer`),
});

/** The same with the order that it is for. */
export const noteRequest = noteText.extend({ order: z.string().max(40) });
