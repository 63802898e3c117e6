/** Key under which the outbox keeps a letter about an order. The same event of the same order is mailed once. */
export const orderLetterKey = (orderId: number, event: string): string => `order:${orderId}:${event}`;
