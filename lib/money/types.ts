/** An amount in integer pence, VAT included. The shop trades in pounds sterling only (specification §1). */
export type Pence = number;
