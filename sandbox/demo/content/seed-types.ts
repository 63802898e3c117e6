import type { Fields, Link, Metadata } from '@hobwright/sandbox/content/types.ts';

/**
 * An entry of the demo content. `draft` holds fields that an editor has changed but not published; `unpublished`
 * entries exist in preview only.
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

/** Returns the entry of a frequently asked question. The answer is Markdown. */
export const faqEntry = (id: string, question: string, answer: string): SeedEntry => ({
  id,
  type: 'faqItem',
  fields: { question, answer },
});
