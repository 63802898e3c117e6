import { isActiveMarkup, isData, isOwnScript } from './rules';

type Rules = Record<'createScriptURL' | 'createScript' | 'createHTML', (text: string) => string | null>;
type Factory = { createPolicy(name: string, rules: Rules): unknown };

/**
 * Lets the framework, which knows nothing of Trusted Types, load its own files, and nothing else. The page's policy
 * demands that every string that could become code passes here; null refuses it.
 */
export function guardScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(url, location.href) ? url : null),
    createScript: (script) => (isData(script) ? script : null),
    createHTML: (html) => (isActiveMarkup(html) ? null : html),
  });
}
