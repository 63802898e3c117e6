const NUMBER = /^\d{1,4}$/;

/**
 * Returns a safe link target: a path of the shop without trailing slash, a fragment, or a URL with an allowed scheme;
 * else null.
 */
export function safeHref(href: string): string | null {
  if (/[\u0000-\u0020\\]/.test(href)) return null;
  if (/^\/(?!\/)/.test(href)) return href.replace(/^([^?#]+?)\/+(?=$|[?#])/, '$1');
  if (/^#[\w-]+$/.test(href)) return href;
  return /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : null;
}

function safeSource(source: string): string | null {
  if (/[\u0000-\u0020\\]/.test(source)) return null;
  return /^(https?:)?\/\/|^\/(?!\/)/i.test(source) ? source : null;
}

/** Returns the attributes that an element keeps: none that runs script, styles the element or gives it an id. */
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
      // External links are not endorsed.
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
