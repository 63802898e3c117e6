import { isActiveMarkup, isData, isLetIn, isOwnScript } from './rules';

type Rules = Record<'createScriptURL' | 'createScript' | 'createHTML', (text: string) => string | null>;
type Factory = { createPolicy(name: string, rules: Rules): unknown };

/** Scripts of other hosts that a form of this page needs. The page's policy has to name them too. */
let others: readonly string[] = [];

/**
 * Allows scripts of other hosts.
 * @param sources one that ends in `/` stands for everything below it
 */
export function letScripts(sources: readonly string[]): void {
  others = sources;
}

/**
 * Lets the framework, which does not use Trusted Types, load its own files, a form what it needs (`letScripts`), and
 * nothing else. The page's policy requires every string that could become code to pass through here; null rejects it.
 */
export function guardScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(url, location.href) || isLetIn(url, others) ? url : null),
    createScript: (script) => (isData(script) ? script : null),
    createHTML: (html) => (isActiveMarkup(html) ? null : html),
  });
}
