import { z } from 'zod';

/** The chosen day, as the form checks it in the browser. */
export const dayChosen = z.object({ day: z.iso.date('Choose a day') });

/**
 * The day as the form sends it, with the order. `turn` is the order's last modification when the form was rendered,
 * which distinguishes a second change from a second click.
 */
export const dayRequest = dayChosen.extend({ order: z.string().max(40), turn: z.iso.datetime() });
export type DayRequest = z.infer<typeof dayRequest>;
