import type { CategoryNode } from '@/lib/catalogue/types';

export type LinkItem = { label: string; path: string };
export type LinkGroup = { title: string; links: LinkItem[] };

/** A picture in the content service, with its original size. `src` takes `?w=` for a smaller copy. */
export type ContentPicture = { src: string; alt: string; width: number; height: number };

/** The trader's details and the texts of every page (experience §1 L16). Never hard-coded. */
export type SiteSettings = {
  name: string;
  legalName: string;
  companyNumber: string;
  registeredIn: string;
  addressLines: string[];
  postcode: string;
  vatNumber: string;
  email: string;
  /** `phone` as printed, `phoneLink` as dialled. */
  phone: string;
  phoneLink: string;
  hours: string;
  openingHours: { days: string[]; opens: string; closes: string }[];
  phoneNote: string;
  deliveryPromise: string;
  /** What the shop does when its answer “Fits” was wrong; empty: no promise is made (experience §6 F1). */
  fitPromise: string;
  guaranteeYears: number | null;
  notice: string;
  legalLine: string;
  paymentMethods: string[];
  social: string[];
  titleSuffix: string;
  description: string;
};

/** Links to filtered lists: `7 kg`, `600 mm`. */
export type Shortcuts = { label: string; links: { figure: string; unit: string; path: string }[] };

/** What editors add to a department of the category tree. */
export type DepartmentExtras = { label: string; path: string; shortcuts: Shortcuts[]; links: LinkItem[] };

export type Navigation = { departments: DepartmentExtras[]; utility: LinkItem[]; footer: LinkGroup[] };

/** A category as the menu shows it. Sent with every page, so limited to what is shown. */
export type MenuKind = { name: string; path: string; productCount: number };
/** `picture` is the URL of a small picture, omitted where there is none. */
export type MenuGroup = MenuKind & { picture?: string; kinds: MenuKind[] };

/** A department of the menu: a category with what editors add. */
export type Department = MenuKind & {
  id: number;
  groups: MenuGroup[];
  shortcuts: Shortcuts[];
  links: LinkItem[];
};

/** Everything that surrounds a page. `settings` is null while the content service has never answered. */
export type Chrome = {
  settings: SiteSettings | null;
  /** In menu order. */
  departments: Department[];
  /** All top categories, for the footer. */
  categories: CategoryNode[];
  utility: LinkItem[];
  footer: LinkGroup[];
  /** The current ones, for all paths. */
  banners: Banner[];
};

/** Content that is shown between two instants; null: no limit. */
export type Scheduled = { startsAt: string | null; endsAt: string | null };

/** A line of news above the pages at `paths`, or above all pages if `paths` is empty. */
export type Banner = Scheduled & {
  id: string;
  title: string;
  text: string;
  link: LinkItem | null;
  paths: string[];
};
