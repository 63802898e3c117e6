import { draftDay, inDrafts } from '@/lib/routing/drafts';

/** Paths that are not pages. */
const ELSEWHERE = /^\/(api|media|_next)\//;

function keep(link: HTMLAnchorElement): void {
  const { origin, pathname, search, hash, dataset } = link;
  if (origin !== location.origin || ELSEWHERE.test(pathname)) return;
  if (link.hasAttribute('download') || dataset['published'] !== undefined) return;
  const address = `${pathname}${search}${hash}`;
  const draft = inDrafts(address, draftDay(new URLSearchParams(location.search)));
  if (draft !== address) link.href = draft;
}

const keepIn = (part: ParentNode) => {
  for (const link of part.querySelectorAll<HTMLAnchorElement>('a[href]')) keep(link);
};

/** Makes every link to a page of the shop, present or added later, and every search stay in the drafts of the day. */
export function keepDrafts(): void {
  keepIn(document);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof HTMLAnchorElement) keep(target);
      for (const node of addedNodes) {
        if (node instanceof HTMLAnchorElement) keep(node);
        if (node instanceof Element) keepIn(node);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['href'] });
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
    const day = draftDay(new URLSearchParams(location.search));
    formData.set('preview', 'true');
    if (day !== null && !formData.has('at')) formData.set('at', day);
  });
}
