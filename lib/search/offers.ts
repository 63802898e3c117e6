import { counted } from '@/lib/i18n/counted';
import { formatPrice } from '@/lib/money/rules';
import { resultsHref, sameNumber } from './rules';
import type { FoundProduct, QuickAnswer } from './types';

/** One item that the quick search offers. */
export type Offer = {
  /** Unique in the list, and valid as an HTML id. */
  id: string;
  href: string;
  /** Text that is copied into the search field while this item is active. */
  text: string;
  /** Shown beside the text: "in Laundry". */
  note: string;
  product: FoundProduct | null;
};

export type OfferGroup = { kind: string; label: string; offers: readonly Offer[] };

/** Maximum numbers of items in all, and of products (experience SRCH-2). */
export type Room = { all: number; products: number };
export const DESKTOP: Room = { all: 10, products: 4 };
export const PHONE: Room = { all: 8, products: 3 };

const offer = (id: string, href: string, text: string, note = ''): Offer => ({
  id,
  href,
  text,
  note,
  product: null,
});

/**
 * Returns the items for an answer, in the order of keyboard navigation: an exact model number, help if that is meant,
 * suggestions, departments, makers, products, pages to read. Products come before suggestions if the query was
 * understood to narrow them.
 */
export function offersFor(query: string, answer: QuickAnswer, room: Room): OfferGroup[] {
  const numbered = answer.products.find(({ numbers }) => numbers.some((number) => sameNumber(number, query)));
  const number = numbered?.numbers.find((one) => sameNumber(one, query)) ?? '';
  const jump = numbered
    ? [{ ...offer('jump', numbered.path, `Go to ${number}`, numbered.name), product: numbered }]
    : [];
  // If help is meant, products that merely share a word with the query are in the way.
  const goods = answer.helpFirst ? [] : answer.products.slice(0, room.products);
  const products = goods.map((product, at) => ({
    ...offer(
      `product-${at}`,
      product.path,
      product.name,
      product.price === null ? '' : formatPrice(product.price),
    ),
    product,
  }));
  const pages = answer.pages.map(({ name, path }, at) => offer(`page-${at}`, path, name));
  const found: OfferGroup = { kind: 'products', label: 'Products', offers: products };
  // If the query narrows the products, they answer it better than a department that lists them.
  const isNarrow = answer.understood.length > 0;
  const groups: OfferGroup[] = [
    { kind: 'jump', label: 'Exact match', offers: jump },
    { kind: 'pages', label: 'Help', offers: answer.helpFirst ? pages.slice(0, 2) : [] },
    ...(isNarrow ? [found] : []),
    {
      kind: 'suggestions',
      label: 'Suggestions',
      offers: answer.suggestions.slice(0, 3).map((text, at) => offer(`ask-${at}`, resultsHref(text), text)),
    },
    {
      kind: 'categories',
      label: 'Departments',
      offers: answer.categories
        .slice(0, 2)
        .map(({ name, path, within }, at) =>
          offer(`category-${at}`, path, name, within ? `in ${within}` : ''),
        ),
    },
    {
      kind: 'brands',
      label: 'Makers',
      offers: answer.brands
        .slice(0, 2)
        .map(({ name, path, count }, at) => offer(`brand-${at}`, path, name, counted(count, 'product'))),
    },
    { kind: 'guides', label: 'Help and guides', offers: answer.helpFirst ? [] : pages.slice(0, 1) },
    ...(isNarrow ? [] : [found]),
  ];
  return fit(groups, room.all);
}

/** Limits the number of items. Products keep their places; of the others, the last are left out. */
function fit(groups: readonly OfferGroup[], most: number): OfferGroup[] {
  const products = groups.find(({ kind }) => kind === 'products')?.offers.length ?? 0;
  let left = most - products;
  return groups
    .map((group) => {
      if (group.kind === 'products') return group;
      const offers = group.offers.slice(0, Math.max(0, left));
      left -= offers.length;
      return { ...group, offers };
    })
    .filter(({ offers }) => offers.length > 0);
}

/** Returns the items shown before anything is typed: recent searches, then as many departments as there is room for. */
export function offersBefore(
  recent: readonly string[],
  departments: readonly { name: string; path: string }[],
  room: Room,
): OfferGroup[] {
  const recentOffers = recent.slice(0, 5).map((text, at) => offer(`recent-${at}`, resultsHref(text), text));
  const places = departments
    .slice(0, room.all - recentOffers.length)
    .map(({ name, path }, at) => offer(`place-${at}`, path, name));
  return [
    { kind: 'recent', label: 'Recent searches', offers: recentOffers },
    { kind: 'places', label: 'Departments', offers: places },
  ].filter(({ offers }) => offers.length > 0);
}

/** Splits a suggestion into the parts that were typed and those that were not, which are shown in bold. */
export function foreseen(text: string, typed: string): { text: string; at: number; isForeseen: boolean }[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return [...text.matchAll(/\s+|\S+/g)].flatMap(({ 0: part, index: at }) => {
    const fitting = words.filter((word) => part.toLowerCase().startsWith(word));
    const length = Math.max(0, ...fitting.map((word) => word.length));
    return [
      { text: part.slice(0, length), at, isForeseen: false },
      { text: part.slice(length), at: at + length, isForeseen: part.trim() !== '' },
    ].filter((one) => one.text !== '');
  });
}
