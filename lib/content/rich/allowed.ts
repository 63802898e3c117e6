/** Elements allowed within a line of text. */
export const PHRASING = new Set(
  'a strong b em i u s del ins small sub sup code kbd q cite mark abbr time br img'.split(' '),
);

/** Elements allowed between or around blocks of text. */
export const FLOW = new Set(
  'p h2 h3 h4 h5 h6 hr blockquote figure figcaption ul ol li dl dt dd table caption thead tbody tfoot tr th td details summary pre'.split(
    ' ',
  ),
);

/** Elements that may hold phrasing content only. */
export const TEXT_ONLY = new Set('p h2 h3 h4 h5 h6 dt summary caption pre'.split(' '));

export const EMPTY = new Set(['br', 'hr', 'img']);

/** Elements removed with their content. Any other element that is not allowed is replaced by its content. */
export const GONE = new Set(
  'script style template noscript textarea iframe frame frameset object embed applet svg math title head select audio video canvas xmp plaintext listing noembed noframes'.split(
    ' ',
  ),
);

/**
 * Children an element may have, where browsers would move others elsewhere; `wrap` is the element that stray children
 * are put in.
 */
export const ONLY = new Map<string, { children: readonly string[]; wrap?: string }>([
  ['ul', { children: ['li'], wrap: 'li' }],
  ['ol', { children: ['li'], wrap: 'li' }],
  ['dl', { children: ['dt', 'dd'], wrap: 'dd' }],
  ['table', { children: ['caption', 'thead', 'tbody', 'tfoot'] }],
  ['thead', { children: ['tr'] }],
  ['tbody', { children: ['tr'] }],
  ['tfoot', { children: ['tr'] }],
  ['tr', { children: ['th', 'td'], wrap: 'td' }],
]);

/** Elements that are allowed only as children of these. */
export const WITHIN = new Map<string, readonly string[]>([
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['caption', ['table']],
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tfoot', ['table']],
  ['tr', ['table', 'thead', 'tbody', 'tfoot']],
  ['th', ['tr']],
  ['td', ['tr']],
  ['figcaption', ['figure']],
  ['summary', ['details']],
]);
