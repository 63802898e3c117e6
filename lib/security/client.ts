import { isActiveMarkup, isData, isLetIn, isOwnScript } from './rules';

type Rules = Record<'createScriptURL' | 'createScript' | 'createHTML', (text: string) => string | null>;
type Factory = { createPolicy(name: string, rules: Rules): unknown };

/** Scripts of other hosts that a form of this page needs; the page's policy has to name them as well. */
let others: readonly string[] = [];

/** @param sources of which one that ends in `/` stands for all below it */
export function letScripts(sources: readonly string[]): void {
  others = sources;
}

/**
 * Lets the framework, which knows nothing of Trusted Types, load its own files, a form what it needs (`letScripts`), and
 * nothing else. The page's policy demands that every string that could become code passes here; null refuses it.
 */
export function guardScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(url, location.href) || isLetIn(url, others) ? url : null),
    createScript: (script) => (isData(script) ? script : null),
    createHTML: (html) => (isActiveMarkup(html) ? null : html),
  });
}
