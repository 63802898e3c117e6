import { Html, html } from '../console/html.ts';

const style = `
html,body,form{height:100%;margin:0;overflow:hidden;background:transparent}
input{box-sizing:border-box;display:block;width:100%;height:100%;margin:0;padding:0;border:0;outline:0;background:transparent;font-variant-numeric:tabular-nums}
.unseen{position:absolute;z-index:-1;width:1px;height:1px;margin:0;opacity:0;overflow:hidden;pointer-events:none}
`;

/**
 * Returns the document of a frame, which is empty until the shop's page says which field it is.
 * @param scripts module URLs; the first is the entry point
 */
export function fieldPage(shopOrigins: readonly string[], scripts: readonly string[]): string {
  const [main = '', ...others] = scripts;
  return html`<!doctype html>
<html lang="en-GB" data-shops="${shopOrigins.join(' ')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Card field</title>
<style>${new Html(style)}</style>
${others.map((path) => html`<link rel="modulepreload" href="${path}">`)}
<script type="module" src="${main}"></script>
</head>
<body></body>
</html>`.text;
}

/** Returns the headers of such a document: only the shop may frame it, and it may only load and call its own host. */
export function fieldHeaders(shopOrigins: readonly string[]): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors ${shopOrigins.join(' ')}`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
