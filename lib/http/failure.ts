export const UNREACHABLE = 'We could not reach the shop. Check your connection and try again.';

/** Returns the message for a response without a message for the shopper, by its status; 0 if there was no response. */
export function failureWords(status: number): string {
  if (status === 0) return UNREACHABLE;
  if (status === 429) return 'Too many attempts. Wait a minute and try again.';
  if (status >= 500) return 'Something went wrong on our side. Nothing is lost: try again in a moment.';
  return 'The shop could not accept this. Reload the page and try again.';
}
