/** A wallet that the platform offers for a basket, such as PayPal; the payment is approved on the wallet's own page. */
export type Wallet = { id: string; provider: string; name: string };
