export const UNREACHABLE = 'We could not reach the shop. Check your connection and try again.';

/** What is said of a call whose answer has no words for the shopper, by its status; 0 when there was no answer. */
export function failureWords(status: number): string {
  if (status === 0) return UNREACHABLE;
  if (status === 429) return 'Too many tries. Wait a minute and try again.';
  if (status >= 500) return 'Something went wrong on our side. Nothing is lost: try again in a moment.';
  return 'The shop did not take this. Reload the page and try again.';
}
