import { DomUtils, parseDocument } from 'htmlparser2';

/** How the merchant begins the paragraph about what must be ready. */
const BEFORE = /^Before we come\.\s*/;

/**
 * Reads the merchant's description of a service as plain text: what is done, and what must be ready, null if it does
 * not say.
 */
export function readDescription(html: string): { text: string; before: string | null } {
  const paragraphs = DomUtils.getElementsByTagName('p', parseDocument(html)).map((paragraph) =>
    DomUtils.textContent(paragraph).replace(/\s+/g, ' ').trim(),
  );
  const before = paragraphs.find((paragraph) => BEFORE.test(paragraph));
  return { text: paragraphs[0] ?? '', before: before?.replace(BEFORE, '') || null };
}
