import type { Kind } from '@/lib/catalogue/kinds/table';
import { slugify } from '@/lib/catalogue/slug';
import { readLength } from '@/lib/content/gap-rules';
import { addDays, type Day } from '@/lib/dates/rules';
import { formatPostcode, parsePostcode } from '@/lib/delivery/postcode';
import { UNMEASURED } from '@/lib/fit/space';
import { PLAIN_QUERY, parseListingQuery } from '@/lib/listing/query';
import { formatListingQuery } from '@/lib/listing/url';
import type { Pence } from '@/lib/money/types';
import { href } from '@/lib/routing/href';
import type { Household, Limits } from './types';

export const REASONS = ['broke', 'moving', 'kitchen', 'better'] as const;
export type Reason = (typeof REASONS)[number];

/** What the query of `/choose` asks for. What it does not say is null or empty. Lengths in millimetres. */
export type Ask = {
  /** The path of the list. */
  list: string;
  /** The filters of the list as its query writes them; empty: none. */
  of: string;
  why: Reason | null;
  /** The slug of a kind of that list. */
  kind: string | null;
  people: number | null;
  width: number | null;
  height: number | null;
  depth: number | null;
  door: number | null;
  most: Pence | null;
  /** Written `LS6 3BN`. */
  postcode: string | null;
  hasVent: boolean;
  wants: readonly string[];
  /** The name of a product asked about, as typed. */
  about: string;
};

export const NOTHING_ASKED: Ask = {
  list: '',
  of: '',
  why: null,
  kind: null,
  people: null,
  width: null,
  height: null,
  depth: null,
  door: null,
  most: null,
  postcode: null,
  hasVent: false,
  wants: [],
  about: '',
};

const MOST_PEOPLE = 12;
const MOST_POUNDS = 50_000;
const MOST_WANTS = 12;
const LONGEST_ABOUT = 80;

function whole(text: string, most: number): number | null {
  const number = /^£?\s?\d[\d,]{0,6}$/.test(text.trim()) ? Number(text.replace(/\D/g, '')) : 0;
  return number > 0 && number <= most ? number : null;
}

const LONGEST_NARROWING = 400;

/** Returns the filters of a listing query, without its order and page; empty where they exceed `LONGEST_NARROWING`. */
export function narrowingOf(query: string): string {
  const { show, page, view, sort, wishes } = PLAIN_QUERY;
  const read = parseListingQuery(new URLSearchParams(query));
  const narrowing = formatListingQuery({ ...read, show, page, view, sort, wishes });
  return narrowing.length > LONGEST_NARROWING ? '' : narrowing;
}

/** Reads the query of `/choose` key by key. An invalid value counts as not given. */
export function readAsk(query: URLSearchParams): Ask {
  const text = (key: string) => query.get(key) ?? '';
  const pounds = whole(text('most'), MOST_POUNDS);
  const postcode = parsePostcode(text('postcode'));
  const named = query.getAll('want').flatMap((each) => each.split(','));
  return {
    list: text('in'),
    of: narrowingOf(text('of')),
    why: REASONS.find((reason) => reason === text('why')) ?? null,
    kind: /^[a-z-]{1,40}$/.test(text('kind')) ? text('kind') : null,
    people: whole(text('people'), MOST_PEOPLE),
    width: readLength(text('width')),
    height: readLength(text('height')),
    depth: readLength(text('depth')),
    door: readLength(text('door')),
    most: pounds === null ? null : pounds * 100,
    postcode: postcode && formatPostcode(postcode),
    hasVent: text('vent') === 'yes',
    wants: [...new Set(named.filter((each) => /^[a-z-]{1,30}$/.test(each)))].slice(0, MOST_WANTS),
    about: text('about').trim().slice(0, LONGEST_ABOUT),
  };
}

/** The address on which `ask` is answered. */
export const chooseHref = (ask: Ask): `/${string}` =>
  href('/choose', {
    in: ask.list,
    of: ask.of,
    why: ask.why,
    kind: ask.kind,
    people: ask.people,
    width: ask.width,
    height: ask.height,
    depth: ask.depth,
    door: ask.door,
    most: ask.most === null ? null : ask.most / 100,
    postcode: ask.postcode,
    vent: ask.hasVent ? 'yes' : null,
    want: ask.wants.join(','),
    about: ask.about,
  });

/** Whether anything was said about the household. If so three picks are shown, else the form. */
export const isAnswered = ({ list: _, of: __, ...said }: Ask): boolean => {
  const { list: ___, of: ____, ...nothing } = NOTHING_ASKED;
  return JSON.stringify(said) !== JSON.stringify(nothing);
};

/** Returns the kind with a slug, as the form submits it. */
export const kindOfSlug = (slug: string | null, kinds: readonly Kind[]): Kind | null =>
  kinds.find((kind) => slugify(kind) === slug) ?? null;

/** Number of days within which a broken appliance has to be replaced. */
const SOON_DAYS = 7;

const one = (value: number | null): number[] => (value === null ? [] : [value]);

function limitsOf(ask: Ask, kind: Kind | null, today: Day): Limits {
  const { width, height, depth, door, most, hasVent } = ask;
  const isMeasured = width !== null || height !== null || depth !== null;
  return {
    kinds: kind ? [kind] : [],
    most,
    space: isMeasured ? { ...UNMEASURED, widths: one(width), heights: one(height), depth } : null,
    door,
    by: ask.why === 'broke' ? addDays(today, SOON_DAYS) : null,
    hasVent,
  };
}

/**
 * Converts the query into the input of the scoring.
 * @param kind to choose from; null: any kind of the list
 * @param today London's date
 */
export const householdOf = (ask: Ask, kind: Kind | null, today: Day): Household => ({
  wants: Object.fromEntries(ask.wants.map((want) => [want, 1])),
  people: ask.people,
  limits: limitsOf(ask, kind, today),
});
