import type { SiteSettings } from '@/lib/content/types';
import { escapeHtml } from '@/lib/platform/escape-html';
import { traderLines } from '../trader';
import type { Enclosures, Letter } from '../types';
import { blockHtml } from './blocks';
import { style } from './style';

/**
 * Renders a letter as HTML for mail clients: tables and inline styles, one column of at most 600 px. Nothing is fetched
 * (pictures are attached) and opening it is not tracked.
 */
export function letterHtml(
  { subject, title, blocks, because }: Letter,
  shop: SiteSettings,
  origin: string,
  enclosures: Enclosures,
): string {
  const foot = [...traderLines(shop), because].map(
    (line) => `<p style="${style.foot}">${escapeHtml(line)}</p>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${style.page}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td align="center">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style.sheet}"><tr><td style="${style.inner}" align="left">
<a href="${escapeHtml(origin)}/" style="${style.name}">${escapeHtml(shop.name)}</a>
<h1 style="${style.title}">${escapeHtml(title)}</h1>
${blocks.map((block) => blockHtml(block, enclosures)).join('\n')}
<div style="margin-top:32px;padding-top:16px;border-top:1px solid #c5ccd8">${foot.join('')}</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
