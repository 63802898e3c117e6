/** A content type's field as the delivery interface describes it. */
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

/** JSON as a field may hold it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Field values by field id, for one locale. */
export type Fields = Record<string, Json>;

/** The tags and taxonomy concepts of an entry or asset, by id. */
export type Metadata = { tags: string[]; concepts: string[] };

/** An entry or asset as the store keeps it, one locale. */
export type Stored = {
  id: string;
  kind: 'Entry' | 'Asset';
  contentType: string | null;
  fields: Fields;
  metadata: Metadata;
  version: number;
  createdAt: number;
  updatedAt: number;
};

/** The one language of the shop (specification §1). */
export const LOCALE = 'en-GB';
