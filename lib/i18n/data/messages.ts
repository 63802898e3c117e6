/** Fixed texts of the shop (specification §8), verbatim, by language. */
export const MESSAGES = {
  'en-US': {
    formError: 'An error ocurred',
    botCheck: 'Verification failed. We’re unable to verify that you’re not a robot.',
    stockAlertDone: "Thanks! We'll let you know when the item is back in stock!",
  },
  'en-GB': {},
} as const;
