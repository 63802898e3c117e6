import { DomUtils, parseDocument } from 'htmlparser2';

/** How the merchant begins the paragraph that says what must be ready. */
const BEFORE = /^Before we come\.\s*/;

/** What the merchant writes of a service, as words alone: what is done, and what must be ready, null where nothing is said of it. */
export function readDescription(html: string): { text: string; before: string | null } {
  const paragraphs = DomUtils.getElementsByTagName('p', parseDocument(html)).map((paragraph) =>
    DomUtils.textContent(paragraph).replace(/\s+/g, ' ').trim(),
  );
  const before = paragraphs.find((paragraph) => BEFORE.test(paragraph));
  return { text: paragraphs[0] ?? '', before: before?.replace(BEFORE, '') || null };
}
