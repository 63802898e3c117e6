/** Elements that hold text and what stands within a line. */
export const PHRASING = new Set(
  'a strong b em i u s del ins small sub sup code kbd q cite mark abbr time br img'.split(' '),
);

/** Elements that hold blocks, or lines, or both. */
export const FLOW = new Set(
  'p h2 h3 h4 h5 h6 hr blockquote figure figcaption ul ol li dl dt dd table caption thead tbody tfoot tr th td details summary pre'.split(
    ' ',
  ),
);

/** Elements that hold text alone. */
export const TEXT_ONLY = new Set('p h2 h3 h4 h5 h6 dt summary caption pre'.split(' '));

export const EMPTY = new Set(['br', 'hr', 'img']);

/** Elements that go with everything inside them. All others that are not allowed leave their text behind. */
export const GONE = new Set(
  'script style template noscript textarea iframe frame frameset object embed applet svg math title head select audio video canvas xmp plaintext listing noembed noframes'.split(
    ' ',
  ),
);

/** What an element may hold, where browsers would otherwise move it elsewhere; and what stray children go into. */
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

/** Elements that mean nothing outside of these. */
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
