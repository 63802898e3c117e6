/** A wallet that the platform offers for a basket, such as PayPal: its payment is approved on a page of its own. */
export type Wallet = { id: string; provider: string; name: string };
