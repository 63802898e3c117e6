/** Begins the line of an order's message that says how the goods go into the spaces that were measured. */
export const FIT_LABEL = 'Fit';

const START = `${FIT_LABEL}: `;

/** The message that goes with an order: what the shopper tells the crew, and what the tape told. */
export type OrderMessage = { note: string; fit: string | null };

export function readMessage(message: string | null): OrderMessage {
  const lines = (message ?? '').split('\n');
  const fit = lines.find((line) => line.startsWith(START));
  return {
    note: lines.filter((line) => line !== fit).join('\n'),
    fit: fit?.slice(START.length) ?? null,
  };
}

export const writeMessage = ({ note, fit }: OrderMessage): string =>
  [note, fit && `${START}${fit}`].filter(Boolean).join('\n');
