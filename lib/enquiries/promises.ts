/**
 * What happens to the data of each form, as the form says it; the form service receives the same words as the consent.
 */
export const PROMISES = {
  contact: 'We use what you send to answer you.',
  question: 'We use your address to answer you.',
  review: 'We use your address only for questions about your review.',
  trade: 'We use what you send to answer you.',
  stock: 'One message within a year, and then we delete your address.',
  price: 'One message within a year, and then we delete your address.',
  newsletter: 'Every message has a link that stops them.',
  /** Label of the box for the mailing list beside another form. */
  mailingList: 'Also send me offers and new guides, about once a month',
} as const;
