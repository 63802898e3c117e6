/** Begin the lines of an order's message that say what was worked out from measurements. */
export const FIT_LABEL = 'Fit';
export const WAY_LABEL = 'Way in';

/**
 * The message that goes with an order: what the shopper tells the crew, and what the tape told of the spaces and of the
 * way in.
 */
export type OrderMessage = { note: string; fit: string | null; way: string | null };

const start = (label: string): string => `${label}: `;

export function readMessage(message: string | null): OrderMessage {
  const lines = (message ?? '').split('\n');
  const find = (label: string) => lines.find((line) => line.startsWith(start(label)));
  const [fit, way] = [find(FIT_LABEL), find(WAY_LABEL)];
  return {
    note: lines.filter((line) => line !== fit && line !== way).join('\n'),
    fit: fit?.slice(start(FIT_LABEL).length) ?? null,
    way: way?.slice(start(WAY_LABEL).length) ?? null,
  };
}

export const writeMessage = ({ note, fit, way }: OrderMessage): string =>
  [note, way && `${start(WAY_LABEL)}${way}`, fit && `${start(FIT_LABEL)}${fit}`].filter(Boolean).join('\n');
