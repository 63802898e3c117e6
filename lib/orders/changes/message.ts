/**
 * Labels of the lines of an order's message that are not a note to the crew: measurement results and a legal request.
 */
export const FIT_LABEL = 'Fit';
export const WAY_LABEL = 'Way in';
export const BEGIN_LABEL = 'Express request';

/**
 * The message of an order: the shopper's note to the crew, the results of the shopper's measurements of the spaces
 * (`fit`) and the way in (`way`), and the request to begin a service while the contract can still be cancelled
 * (`begin`).
 */
export type OrderMessage = { note: string; fit: string | null; way: string | null; begin: string | null };

const start = (label: string): string => `${label}: `;

export function readMessage(message: string | null): OrderMessage {
  const lines = (message ?? '').split('\n');
  const find = (label: string) => lines.find((line) => line.startsWith(start(label)));
  const [fit, way, begin] = [find(FIT_LABEL), find(WAY_LABEL), find(BEGIN_LABEL)];
  return {
    note: lines.filter((line) => ![fit, way, begin].includes(line)).join('\n'),
    fit: fit?.slice(start(FIT_LABEL).length) ?? null,
    way: way?.slice(start(WAY_LABEL).length) ?? null,
    begin: begin?.slice(start(BEGIN_LABEL).length) ?? null,
  };
}

export const writeMessage = ({ note, fit, way, begin }: OrderMessage): string =>
  [
    note,
    way && `${start(WAY_LABEL)}${way}`,
    fit && `${start(FIT_LABEL)}${fit}`,
    begin && `${start(BEGIN_LABEL)}${begin}`,
  ]
    .filter(Boolean)
    .join('\n');
