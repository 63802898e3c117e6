import { z } from 'zod';

export const MOST_NOTE = 300;

/** What the crew should know, as the form sends it. */
export const noteRequest = z.object({
  order: z.string().max(40),
  note: z.string().trim().max(MOST_NOTE, `Use ${MOST_NOTE} characters or fewer`),
});
