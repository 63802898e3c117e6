/**
 * What becomes of what a form sends, in the words that stand in it; where the form service takes it, they go along as what
 * was agreed to.
 */
export const PROMISES = {
  contact: 'We use what you send to answer you.',
  question: 'We use your address to answer you.',
  review: 'We use your address for questions about your review alone.',
  trade: 'We use what you send to answer you.',
  stock: 'One message within a year, and then we delete your address.',
  price: 'One message within a year, and then we delete your address.',
  newsletter: 'Every message has a link that stops them.',
  /** Of the mailing list, asked for beside something else. */
  mailingList: 'Also send me offers and new guides, about once a month',
} as const;
