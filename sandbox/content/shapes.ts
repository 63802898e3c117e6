import type { SandboxConfig } from '../config.ts';
import { withPictures } from '../store/pictures.ts';
import type { Host } from './repository.ts';
import { withLocale } from './repository.ts';
import type { ContentType, Fields, Json, Link, Stored } from './types.ts';
import { LOCALE } from './types.ts';

export type Shape = {
  config: SandboxConfig;
  host: Host;
  allLocales: boolean;
  /** Paths to return; `null` returns all. */
  select?: readonly string[] | null;
};

const link = (linkType: string, id: string): Link => ({ sys: { type: 'Link', linkType, id } });

/** Returns the links to space and environment that every resource has. */
export function place(config: SandboxConfig) {
  return {
    space: link('Space', config.contentSpace),
    environment: link('Environment', config.contentEnvironment),
  };
}

/** Returns an entry or asset in the format of the Content Delivery API. */
export function shapeStored(stored: Stored, shape: Shape) {
  const host = `//${new URL(shape.config.origin).host}`;
  const fields =
    stored.kind === 'Asset' ? withAddress(stored.fields, host) : withPicturesIn(stored.fields, host);
  const sys = {
    ...place(shape.config),
    id: stored.id,
    type: stored.kind,
    createdAt: instant(stored.createdAt),
    updatedAt: instant(stored.updatedAt),
    ...(shape.host === 'delivery' ? { publishedVersion: stored.publishedVersion } : {}),
    revision: stored.revision,
    ...(stored.contentType ? { contentType: link('ContentType', stored.contentType) } : {}),
    ...(shape.allLocales ? {} : { locale: LOCALE }),
  };
  return {
    metadata: {
      tags: stored.metadata.tags.map((id) => link('Tag', id)),
      concepts: stored.metadata.concepts.map((id) => link('TaxonomyConcept', id)),
    },
    sys: selectedSys(sys, shape.select ?? null),
    fields: shape.allLocales ? withLocale(fields) : fields,
  };
}

/** Returns the `sys` properties that `select` names, always with id and type; all if it names none. */
function selectedSys(sys: object, select: readonly string[] | null): object {
  const names = (select ?? []).flatMap((path) => (path.startsWith('sys.') ? path.slice('sys.'.length) : []));
  if (names.length === 0 || select?.includes('sys')) return sys;
  return Object.fromEntries(
    Object.entries(sys).filter(([name]) => name === 'id' || name === 'type' || names.includes(name)),
  );
}

/** The store has `/media/…`; the service returns URLs without a scheme. */
function withAddress(fields: Fields, host: string): Fields {
  const file = fields['file'];
  if (!isRecord(file) || typeof file['url'] !== 'string') return fields;
  return { ...fields, file: { ...file, url: `${host}${file['url']}` } };
}

/** Does the same for images in texts. */
export const withPicturesIn = (fields: Fields, origin: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? withPictures(value, origin) : value,
    ]),
  );

export function shapeContentType(type: ContentType, config: SandboxConfig) {
  return {
    sys: {
      ...place(config),
      id: type.id,
      type: 'ContentType',
      createdAt: '2026-09-01T08:00:00.000Z',
      updatedAt: '2026-09-01T08:00:00.000Z',
      publishedVersion: 1,
      revision: 1,
    },
    name: type.name,
    description: type.description,
    displayField: type.displayField,
    fields: type.fields.map((field) => ({
      ...field,
      localized: false,
      required: field.required ?? false,
      disabled: false,
      omitted: false,
      validations: [],
      ...(field.items ? { items: { ...field.items, validations: [] } } : {}),
    })),
  };
}

export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

export function isRecord(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the `sys` of a link, or undefined if the value is not a link. */
export function asLink(value: Json | undefined): Link['sys'] | undefined {
  if (!isRecord(value)) return undefined;
  const { sys } = value;
  if (!isRecord(sys) || sys['type'] !== 'Link') return undefined;
  const { linkType, id } = sys;
  if (typeof linkType !== 'string' || typeof id !== 'string') return undefined;
  return { type: 'Link', linkType, id };
}
