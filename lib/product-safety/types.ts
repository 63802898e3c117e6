/** Where somebody can be reached about the safety of goods. */
export type SafetyContact = {
  name: string;
  /** Postal, in one line. */
  address: string;
  /** An e-mail address, or that of a page. */
  electronic: string;
};

/** Who made something and, where that is neither in Northern Ireland nor in the Union, who answers for it there. */
export type MakerContact = SafetyContact & { responsible: SafetyContact | null };

/** What has to be said of a product's safety where it is offered. Null: not stated. */
export type ProductSafety = { warnings: string | null; maker: MakerContact | null };

/** What stands on the label of a mixture that was classified as hazardous. */
export type HazardLabel = {
  signalWord: string | null;
  /** Names of the pictograms: `corrosion`. */
  pictograms: string[];
  /** Whole sentences. */
  hazards: string[];
  precautions: string[];
};
