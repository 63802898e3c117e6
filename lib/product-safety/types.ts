/** A contact for questions about product safety. */
export type SafetyContact = {
  name: string;
  /** Postal, in one line. */
  address: string;
  /** An e-mail address or the URL of a page. */
  electronic: string;
};

/** The maker and, where it is based neither in Northern Ireland nor in the EU, the responsible person there. */
export type MakerContact = SafetyContact & { responsible: SafetyContact | null };

/** Safety information that has to accompany an offer. Null: not stated. */
export type ProductSafety = { warnings: string | null; maker: MakerContact | null };

/** The label of a mixture that is classified as hazardous. */
export type HazardLabel = {
  signalWord: string | null;
  /** Names of the pictograms: `corrosion`. */
  pictograms: string[];
  /** Whole sentences. */
  hazards: string[];
  precautions: string[];
};
