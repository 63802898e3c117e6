/** What the framework's browser half does with parts sent apart, and only that: other calls are left to it. */
const PUT_BACK = /\$RC\("B:(\w+)","S:\1"\)<\/script>/g;
/** With the start of its first argument, so that no text that ends in a call's name is one. */
const OTHER_CALLS = /\$R[SRX]\("[BS]:/;
const OPENING = /<div hidden id="S:(\w+)">/g;
const PLACE = /<!--\$\?--><template id="B:(\w+)"><\/template>(?=<!--\/\$-->)/g;
const SCRIPT = '</div><script>';

/**
 * Puts the parts of a document that were sent apart back in their places. The framework sends what stands in a
 * `Suspense` at the end, out of sight, with a script that moves it; a page that is sent in one piece gains nothing by
 * that, and without scripts would lose those parts. A document with anything else to move is left as it is.
 */
export function wholeDocument(html: string): string {
  const moved = new Set([...html.matchAll(PUT_BACK)].map(([, id = '']) => id));
  if (moved.size === 0 || OTHER_CALLS.test(html)) return html;
  const taken = takeParts(html, moved);
  if (!taken) return html;
  const { rest, parts } = taken;
  const filled = (text: string): string =>
    text.replace(PLACE, (place, id: string) => {
      const part = parts.get(id);
      if (part === undefined) return place;
      parts.delete(id);
      return `<!--$-->${filled(part)}`;
    });
  const whole = filled(rest);
  return parts.size === 0 ? whole : html;
}

/** The parts by their names, and the document without them. Null when one is not what it is expected to be. */
function takeParts(
  html: string,
  moved: ReadonlySet<string>,
): { rest: string; parts: Map<string, string> } | null {
  const parts = new Map<string, string>();
  const rest: string[] = [];
  let at = 0;
  for (const { 0: opening, 1: id = '', index } of html.matchAll(OPENING)) {
    if (index < at || !moved.has(id)) continue;
    const from = index + opening.length;
    const call = `$RC("B:${id}","S:${id}")</script>`;
    const called = html.indexOf(call, from);
    const end = html.lastIndexOf(SCRIPT, called);
    if (called < 0 || end < from) return null;
    parts.set(id, html.slice(from, end));
    rest.push(html.slice(at, index));
    at = called + call.length;
  }
  rest.push(html.slice(at));
  return parts.size === moved.size ? { rest: rest.join(''), parts } : null;
}
