import { z } from 'zod';
import { entry, label, links, readable, whole, words } from './shapes';
import type { Banner, Navigation, SiteSettings } from './types';

const settings = z.object({
  name: label,
  legalName: words,
  companyNumber: words,
  registeredIn: words,
  addressLines: z.array(z.string()).catch([]),
  postcode: words,
  vatNumber: words,
  email: words,
  phone: words,
  phoneLink: words,
  hours: words,
  openingHours: readable(z.object({ days: z.array(z.string()), opens: z.string(), closes: z.string() })),
  phoneNote: words,
  deliveryPromise: words,
  fitPromise: words,
  guaranteeYears: whole,
  notice: words,
  legalLine: words,
  paymentMethods: z.array(z.string()).catch([]),
  social: z.array(z.string()).catch([]),
  titleSuffix: words,
  description: words,
});

const shortcuts = z.object({
  label,
  links: z.array(z.object({ figure: label, unit: words, path: label })).catch([]),
});

const navigation = z.object({
  departments: readable(
    entry(z.object({ label, path: label, shortcuts: readable(shortcuts), links })),
  ).transform((entries) => entries.map(({ fields }) => fields)),
  utility: links,
  footer: readable(entry(z.object({ title: label, links }))).transform((entries) =>
    entries.map(({ fields }) => fields),
  ),
});

const banner = z.object({
  sys: z.object({ id: z.string() }),
  fields: z.object({
    title: label,
    text: words,
    linkLabel: words,
    linkPath: words,
    paths: z.array(z.string()).catch([]),
    startsAt: z.string().nullable().catch(null),
    endsAt: z.string().nullable().catch(null),
  }),
});

/** Null when the entry lacks a required field, such as the name. */
export const mapSettings = (fields: unknown): SiteSettings | null => settings.safeParse(fields).data ?? null;

export const mapNavigation = (fields: unknown): Navigation | null =>
  navigation.safeParse(fields).data ?? null;

export const mapBanners = (items: unknown): Banner[] =>
  readable(banner)
    .parse(items)
    .map(({ sys, fields: { linkLabel, linkPath, ...fields } }) => ({
      ...fields,
      id: sys.id,
      link: linkLabel && linkPath ? { label: linkLabel, path: linkPath } : null,
    }));
