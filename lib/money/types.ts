/** An amount in integer pence, VAT included. The shop trades in pounds sterling only (specification §1). */
export type Pence = number;

/** An amount in the shop's API, in pounds to the penny (specification §3). */
export type Money = { value: number; currencyCode: 'GBP' };
