const NUMBER = /^\d{1,4}$/;

/** Where a link may lead: a path of ours without trailing slash, a place on the page, or an address with a scheme. */
export function safeHref(href: string): string | null {
  if (/[\u0000-\u0020\\]/.test(href)) return null;
  if (/^\/(?!\/)/.test(href)) return href.replace(/(?<=.)\/+(?=$|[?#])/, '');
  if (/^#[\w-]+$/.test(href)) return href;
  return /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : null;
}

function safeSource(source: string): string | null {
  if (/[\u0000-\u0020\\]/.test(source)) return null;
  return /^(https?:)?\/\/|^\/(?!\/)/i.test(source) ? source : null;
}

/** The attributes that an element keeps. Nothing in them runs, styles or names the element. */
export function safeAttributes(tag: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const allowed: Record<string, string> = {};
  const keep = (name: string, pattern: RegExp) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value !== undefined && pattern.test(value)) allowed[name] = value;
  };
  switch (tag) {
    case 'a': {
      const href = safeHref((given['href'] ?? '').trim());
      if (href) allowed['href'] = href;
      // Other people's pages are not vouched for.
      if (href && /^http/i.test(href)) allowed['rel'] = 'noopener nofollow';
      break;
    }
    case 'img': {
      const source = safeSource((given['src'] ?? '').trim());
      if (source) allowed['src'] = source;
      allowed['alt'] = given['alt'] ?? '';
      keep('width', NUMBER);
      keep('height', NUMBER);
      allowed['loading'] = 'lazy';
      break;
    }
    case 'th':
    case 'td':
      keep('colspan', NUMBER);
      keep('rowspan', NUMBER);
      if (tag === 'th') keep('scope', /^(col|row|colgroup|rowgroup)$/);
      break;
    case 'ol':
      keep('start', NUMBER);
      break;
    case 'abbr':
      keep('title', /^/);
      break;
    case 'time':
      keep('datetime', /^[\w:.+-]{1,40}$/);
  }
  return allowed;
}
