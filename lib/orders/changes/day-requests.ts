import { z } from 'zod';

/** The day that was chosen, as the form checks it. */
export const dayChosen = z.object({ day: z.iso.date('Choose a day') });

/** The same with the order, and when that had changed last as the form was made: it tells a second change from a second click. */
export const dayRequest = dayChosen.extend({ order: z.string().max(40), turn: z.iso.datetime() });
export type DayRequest = z.infer<typeof dayRequest>;
