/** A field of a content type in the format of the Content Delivery API. */
export type ContentField = {
  id: string;
  name: string;
  type:
    | 'Symbol'
    | 'Text'
    | 'Integer'
    | 'Number'
    | 'Date'
    | 'Boolean'
    | 'Link'
    | 'Array'
    | 'Object'
    | 'RichText';
  required?: boolean;
  linkType?: 'Entry' | 'Asset';
  items?: { type: 'Symbol' } | { type: 'Link'; linkType: 'Entry' | 'Asset' };
};

export type ContentType = {
  id: string;
  name: string;
  description: string;
  displayField: string;
  fields: ContentField[];
};

export type Link = { sys: { type: 'Link'; linkType: string; id: string } };

/** A JSON value of a field. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Field values by field id, for one locale. */
export type Fields = Record<string, Json>;

/** Ids of the tags and taxonomy concepts of an entry or asset. */
export type Metadata = { tags: string[]; concepts: string[] };

/** A stored entry or asset, in one locale. */
export type Stored = {
  id: string;
  kind: 'Entry' | 'Asset';
  contentType: string | null;
  fields: Fields;
  metadata: Metadata;
  version: number;
  /** Number of times it has been published. */
  revision: number;
  /** The version last published. */
  publishedVersion: number;
  createdAt: number;
  updatedAt: number;
};

/** The shop's only language (specification §1). */
export const LOCALE = 'en-GB';
