/** What the framework's browser half does with parts sent apart, and only that: other calls are left to it. */
const PUT_BACK = /\$RC\("B:(\w+)","S:\1"\)<\/script>/g;
const OTHER_CALLS = /\$R[SRX]\("/;
const SCRIPT = '</div><script>';

/**
 * Puts the parts of a document that were sent apart back in their places. The framework sends what stands in a
 * `Suspense` at the end, out of sight, with a script that moves it; a page that is sent in one piece gains nothing by
 * that, and without scripts would lose those parts. A document with anything else to move is left as it is.
 */
export function wholeDocument(html: string): string {
  const ids = [...html.matchAll(PUT_BACK)].flatMap(([, id]) => id ?? []);
  if (ids.length === 0 || OTHER_CALLS.test(html)) return html;
  let whole: string | null = html;
  for (const id of ids) whole = whole && putBack(whole, id);
  return whole ?? html;
}

/** Null when the part is not what it is expected to be, such as one with a fallback in its place. */
function putBack(html: string, id: string): string | null {
  const place = `<!--$?--><template id="B:${id}"></template>`;
  const opening = `<div hidden id="S:${id}">`;
  const call = `$RC("B:${id}","S:${id}")</script>`;
  const at = html.indexOf(`${place}<!--/$-->`);
  const from = html.indexOf(opening, at);
  const called = html.indexOf(call, from);
  const end = html.lastIndexOf(SCRIPT, called);
  if (at < 0 || from < 0 || called < 0 || end < from) return null;
  return (
    html.slice(0, at) +
    '<!--$-->' +
    html.slice(from + opening.length, end) +
    html.slice(at + place.length, from) +
    html.slice(called + call.length)
  );
}
