import { scriptHash } from '../security-headers.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Data, not code: the policy does not ask about these. */
const DATA_TYPE = /\btype\s*=\s*["']?(application\/(ld\+)?json|speculationrules)/i;

/** The hashes of a document's inline scripts, each once. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || DATA_TYPE.test(attributes) || code === '') continue;
    hashes.add(scriptHash(code));
  }
  return [...hashes];
}

/** No code holds the end of its own element, so a run never reaches over a script of another kind. */
const RUN_OF_SCRIPTS = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g;

/**
 * Joins plain inline scripts that follow one another. The framework writes a page's payload as dozens of them, each of
 * which would need a hash of its own in the policy.
 */
export function joinInlineScripts(html: string): string {
  return html.replace(RUN_OF_SCRIPTS, (run) => run.replaceAll('</script><script>', ';\n'));
}
