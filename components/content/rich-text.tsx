import sanitize, { type IOptions } from 'sanitize-html';

/** What merchants' and editors' HTML may hold. Nothing in it runs, styles, frames, submits or carries an id. */
const ALLOWED: IOptions = {
  allowedTags: (
    'p br hr h2 h3 h4 blockquote figure figcaption img ul ol li dl dt dd table caption thead tbody tr th td ' +
    'a strong b em i s small sub sup code abbr details summary'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
};

/** The shop's own links lose the trailing slash; others are not vouched for. */
function linkAttributes(href: string): Record<string, string> {
  if (/^\/(?![/\\])/.test(href)) return { href: href.replace(/(?<=.)\/+(?=$|[?#])/, '') };
  return /^https:/i.test(href) ? { href, rel: 'noopener nofollow' } : { href };
}

/** HTML of the merchant or an editor, made safe: the one place of the shop where HTML is not made by React. */
export function RichText({ html, className = 'prose' }: { html: string; className?: string }) {
  const safe = sanitize(html, ALLOWED).trim();
  return safe ? <div className={className} dangerouslySetInnerHTML={{ __html: safe }} /> : null;
}
