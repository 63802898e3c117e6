import type { CategoryNode } from '@/lib/catalogue/types';

export type LinkItem = { label: string; path: string };
export type LinkGroup = { title: string; links: LinkItem[] };

/** A picture kept in the content service, with its real size. `src` takes `?w=` for a smaller copy. */
export type ContentPicture = { src: string; alt: string; width: number; height: number };

/** Who trades here and what is said on every page (experience §1 L16). Never written in code. */
export type SiteSettings = {
  name: string;
  legalName: string;
  companyNumber: string;
  registeredIn: string;
  addressLines: string[];
  postcode: string;
  vatNumber: string;
  email: string;
  /** As printed, and as dialled. */
  phone: string;
  phoneLink: string;
  hours: string;
  openingHours: { days: string[]; opens: string; closes: string }[];
  phoneNote: string;
  deliveryPromise: string;
  /** What the shop does when its answer “Fits” was wrong; empty: nothing is promised (experience §6 F1). */
  fitPromise: string;
  guaranteeYears: number | null;
  notice: string;
  legalLine: string;
  paymentMethods: string[];
  social: string[];
  titleSuffix: string;
  description: string;
};

/** Quick ways into a narrowed list: `7 kg`, `600 mm`. */
export type Shortcuts = { label: string; links: { figure: string; unit: string; path: string }[] };

/** What editors add to a department of the category tree. */
export type DepartmentExtras = { label: string; path: string; shortcuts: Shortcuts[]; links: LinkItem[] };

export type Navigation = { departments: DepartmentExtras[]; utility: LinkItem[]; footer: LinkGroup[] };

/** A category as the menu names it. Every page carries all of them, so no more than is shown. */
export type MenuKind = { name: string; path: string; productCount: number };
/** `picture` is the address of a small one, left out where there is none. */
export type MenuGroup = MenuKind & { picture?: string; kinds: MenuKind[] };

/** A department of the menu: the merchant's category with what editors add. */
export type Department = MenuKind & {
  id: number;
  groups: MenuGroup[];
  shortcuts: Shortcuts[];
  links: LinkItem[];
};

/** Everything around a page. `settings` is null while the content service has never answered. */
export type Chrome = {
  settings: SiteSettings | null;
  /** In menu order. */
  departments: Department[];
  /** All top categories, for the footer. */
  categories: CategoryNode[];
  utility: LinkItem[];
  footer: LinkGroup[];
  /** Of now, for all paths. */
  banners: Banner[];
};

/** What an editor shows between two instants; null: from ever, for ever. */
export type Scheduled = { startsAt: string | null; endsAt: string | null };

/** A line of news above some pages, or all (`paths` empty). */
export type Banner = Scheduled & {
  id: string;
  title: string;
  text: string;
  link: LinkItem | null;
  paths: string[];
};
