import type { Fields, Link, Metadata } from '@hobwright/sandbox/content/types.ts';

/**
 * An entry or asset of the demo content. `draft` holds fields that an editor has changed but not published;
 * `unpublished` means that only preview knows the entry.
 */
export type SeedEntry = {
  id: string;
  type: string;
  fields: Fields;
  draft?: Fields;
  unpublished?: true;
  metadata?: Partial<Metadata>;
};

export type SeedAsset = {
  id: string;
  title: string;
  description: string;
  media: string;
  size: [number, number];
  bytes: number;
};

export const entryLink = (id: string): Link => ({ sys: { type: 'Link', linkType: 'Entry', id } });
export const assetLink = (id: string): Link => ({ sys: { type: 'Link', linkType: 'Asset', id } });

/** A question and its answer, in Markdown. */
export const faqEntry = (id: string, question: string, answer: string): SeedEntry => ({
  id,
  type: 'faqItem',
  fields: { question, answer },
});
