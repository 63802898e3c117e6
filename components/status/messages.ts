/** Name of each HTTP status, and advice on what to do. */
export const STATUS_MESSAGES: Readonly<Record<number, { message: string; advice: string }>> = {
  400: { message: 'Bad request', advice: 'The address is not written in a way we can read.' },
  403: { message: 'Forbidden', advice: 'This was refused. Reload the page you came from and try once more.' },
  404: { message: 'Page not found', advice: 'It may have moved, or the address may be mistyped.' },
  405: { message: 'Method not allowed', advice: 'This address cannot be used that way.' },
  410: {
    message: 'No longer sold',
    advice:
      'It is no longer made, and nothing replaces it directly. Search for something similar, or start at the home page.',
  },
  413: { message: 'Content too large', advice: 'What was sent is larger than we can take.' },
  414: { message: 'Address too long', advice: 'The address is longer than we can read.' },
  429: { message: 'Too many requests', advice: 'Wait a minute, then try again.' },
  500: {
    message: 'Something went wrong',
    advice: 'It is our fault and has been noted. Try again in a moment.',
  },
  503: {
    message: 'Service unavailable',
    advice:
      'We cannot reach a part of the shop just now. It is usually back within a minute, and your basket is kept.',
  },
};
