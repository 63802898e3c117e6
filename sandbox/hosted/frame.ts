import { Html, html } from '../console/html.ts';

const style = `
:root{--ink:#10192c;--ink-2:#4c566b;--cobalt:#1a3a8f;--line:#c9d0dd;--paper:#f4f6fa;--good:#0b6b45;--bad:#a4161a}
*{box-sizing:border-box}
body{margin:0;font:17px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
header{padding:14px max(16px,calc(50% - 31rem));color:#fff;background:var(--cobalt);font-weight:700}
header a{color:#fff}
main{max-width:64rem;margin:0 auto;padding:20px 16px 48px;display:grid;gap:20px}
main.narrow{max-width:28rem}
h1{margin:0;font-size:28px;line-height:1.2}
h2{margin:0 0 12px;font-size:20px}
section,aside{padding:20px;background:#fff;border:1px solid var(--line);border-radius:14px}
fieldset{border:0;padding:0;margin:0}
.fields{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr))}
label{display:block;font-size:15px;font-weight:600}
input,textarea{display:block;width:100%;min-height:44px;margin-top:4px;padding:8px 12px;font:inherit;font-weight:400;border:1.5px solid #737c92;border-radius:10px;background:#fff}
.fields+label{margin-top:12px}
.day{display:flex;gap:10px;align-items:center;min-height:44px;padding:6px 0;font-weight:400;font-size:17px}
.day input{flex:none;width:22px;min-height:22px;margin:0;accent-color:var(--cobalt)}
.day b{margin-left:auto;font-variant-numeric:tabular-nums}
button{min-height:48px;margin-top:14px;padding:8px 24px;font:inherit;font-weight:600;color:#fff;background:var(--cobalt);border:0;border-radius:10px;cursor:pointer}
button.second{color:var(--cobalt);background:#fff;box-shadow:inset 0 0 0 2px var(--cobalt)}
button.small{min-height:44px;margin:0 0 0 8px;padding:4px 14px}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
table{width:100%;border-collapse:collapse}
td,th{padding:6px 0;text-align:left;font-weight:400;vertical-align:top}
td{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-left:12px}
tr.total td,tr.total th{padding-top:12px;border-top:2px solid var(--ink);font-weight:700}
.saving{color:var(--good)}
.note{padding:12px 16px;border-left:6px solid var(--bad);background:#fff;border-radius:6px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}
dt{color:var(--ink-2)}dd{margin:0;font-weight:600}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.hint{margin:6px 0 0;font-size:15px;color:var(--ink-2)}
@media(min-width:56rem){main:not(.narrow){grid-template-columns:1fr 22rem}main:not(.narrow)>h1,main>.note{grid-column:1/-1}aside{grid-column:2;grid-row:2/span 9;align-self:start}.note~aside{grid-row:3/span 9}section{grid-column:1}}
`;

/** Returns a page that the sandbox shows to shoppers. It works without JavaScript and at a width of 320 px. */
export function frame(
  title: string,
  body: Html,
  {
    narrow = false,
    head = 'Hobwright · test checkout, no money moves',
  }: { narrow?: boolean; head?: string } = {},
): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<header>${head}</header>
<main${narrow ? new Html(' class="narrow"') : null}>
${body}
</main>
</body>
</html>`.text;
}

/**
 * Returns the headers of such a page: no scripts; forms may only go to the sandbox and, after redirects, to the shop.
 */
export function frameHeaders(shopOrigins: readonly string[]): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${shopOrigins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
