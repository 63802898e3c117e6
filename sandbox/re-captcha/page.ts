import { Html, html } from '../console/html.ts';

const style = `
html,body{height:100%;margin:0}
body{box-sizing:border-box;display:grid;align-content:center;padding:0 12px;border:1px solid #6b6b6b;border-radius:3px;background:#f9f9f9;color:#1b1b1b;font:14px/1.3 system-ui,sans-serif}
label{display:flex;align-items:center;gap:12px;min-height:44px;cursor:pointer}
input{width:24px;height:24px;margin:0}
`;

/** Returns the document of the frame, which has one checkbox. @param script URL of its script */
export const boxPage = (script: string): string =>
  html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>reCAPTCHA</title>
<style>${new Html(style)}</style>
<script type="module" src="${script}"></script>
</head>
<body><label><input type="checkbox"> I’m not a robot</label></body>
</html>`.text;

/** Returns the headers of that document: only the shop may frame it, and it may only load and call its own host. */
export const boxHeaders = (shopOrigins: readonly string[]): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors ${shopOrigins.join(' ')}`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

/** The script that pages include: like Google's, a few lines that load the actual script. */
export const LOADER = `(() => {
  const from = new URL(document.currentScript.src);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = new URL('releases/page.ts' + from.search, from).href;
  document.head.append(script);
})();
`;
