import type { ContentField } from '../types.ts';

type Extra = Pick<ContentField, 'required'>;

/** Builders for the fields of content types, by field type. `name` is shown to editors. */
export const symbol = (id: string, name: string, extra: Extra = {}): ContentField => ({
  id,
  name,
  type: 'Symbol',
  ...extra,
});
export const text = (id: string, name: string, extra: Extra = {}): ContentField => ({
  id,
  name,
  type: 'Text',
  ...extra,
});
export const richText = (id: string, name: string): ContentField => ({ id, name, type: 'RichText' });
export const integer = (id: string, name: string, extra: Extra = {}): ContentField => ({
  id,
  name,
  type: 'Integer',
  ...extra,
});
export const number = (id: string, name: string, extra: Extra = {}): ContentField => ({
  id,
  name,
  type: 'Number',
  ...extra,
});
export const date = (id: string, name: string, extra: Extra = {}): ContentField => ({
  id,
  name,
  type: 'Date',
  ...extra,
});
export const json = (id: string, name: string, extra: Extra = {}): ContentField => ({
  id,
  name,
  type: 'Object',
  ...extra,
});
export const symbols = (id: string, name: string): ContentField => ({
  id,
  name,
  type: 'Array',
  items: { type: 'Symbol' },
});
export const entries = (id: string, name: string): ContentField => ({
  id,
  name,
  type: 'Array',
  items: { type: 'Link', linkType: 'Entry' },
});
export const asset = (id: string, name: string): ContentField => ({
  id,
  name,
  type: 'Link',
  linkType: 'Asset',
});
export const required = { required: true };
