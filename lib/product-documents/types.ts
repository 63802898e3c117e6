import type { Facts } from '@/lib/catalogue/facts/types';

/**
 * Documents of an appliance for after the purchase (experience ACC-3). Addresses are absolute URLs or paths of the
 * shop.
 */
export type ProductDocuments = {
  manual: string | null;
  informationSheet: string | null;
  /** The maker's own page for registering the product. */
  register: { maker: string; address: string } | null;
};

/** A row of an information sheet, in the words of its regulation. */
export type SheetRow = {
  label: string;
  /** The custom fields that may hold the figure; the first that a product has is used. */
  fields: readonly string[];
  /** Derives the figure where no field holds it. */
  derive?: (facts: Facts) => string | null;
  /** The row is left out where this custom field is not stated. */
  onlyWith?: string;
};

/** The rows of an information sheet, in the order of its regulation. */
export type SheetOrder = {
  regulation: string;
  groups: readonly { title: string; rows: readonly SheetRow[] }[];
};

/** Figures of a sheet without a custom field, by the label of their row. */
export type SheetFigures = Readonly<Record<string, string>>;

/** A data sheet with headings, for printing. */
export type Sheet = {
  title: string;
  /** The product, named in the title of the document. */
  subject: string;
  lines: string[];
  groups: { title: string; rows: { label: string; value: string }[] }[];
  foot: string;
};
