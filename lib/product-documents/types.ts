import type { Facts } from '@/lib/catalogue/facts/types';

/** What belongs to an appliance after it was bought (experience ACC-3). Addresses are whole ones, or paths of the shop. */
export type ProductDocuments = {
  manual: string | null;
  informationSheet: string | null;
  /** The maker's own page where it is registered. */
  register: { maker: string; address: string } | null;
};

/** A row of an information sheet, in the words of its regulation. */
export type SheetRow = {
  label: string;
  /** The custom fields that may hold it; the first that does counts. */
  fields: readonly string[];
  /** What it follows from where no field holds it. */
  derive?: (facts: Facts) => string | null;
  /** Left out where this custom field is not stated. */
  onlyWith?: string;
};

/** The rows of an information sheet as its regulation orders them. */
export type SheetOrder = {
  regulation: string;
  groups: readonly { title: string; rows: readonly SheetRow[] }[];
};

/** Figures of a sheet for which there is no custom field, by the label of their row. */
export type SheetFigures = Readonly<Record<string, string>>;

/** A sheet of figures with headings, for paper. */
export type Sheet = {
  title: string;
  /** Which product it is of, for the list of open documents. */
  subject: string;
  lines: string[];
  groups: { title: string; rows: { label: string; value: string }[] }[];
  foot: string;
};
