import { EMPTY, FLOW, GONE, ONLY, PHRASING, TEXT_ONLY, WITHIN } from './allowed';
import { safeAttributes } from './attributes';
import type { RichElement, RichNode } from './types';

type Place = { parent: string; inLink: boolean; textOnly: boolean; shift: number };

/**
 * Sanitises a text: only allowed elements in valid positions, headings below the one of the page, safe links and
 * pictures. Any other element is replaced by its content or removed with it.
 */
export function cleaned(nodes: readonly RichNode[]): RichNode[] {
  const shift = holdsHeading(nodes) ? 1 : 0;
  return trimmed(walk(nodes, { parent: '', inLink: false, textOnly: false, shift }));
}

/**
 * Whether a text has a first-level heading. If so all its headings move down one level, because the page has its own.
 */
const holdsHeading = (nodes: readonly RichNode[]): boolean =>
  nodes.some((node) => typeof node !== 'string' && (node.tag === 'h1' || holdsHeading(node.children)));

const walk = (nodes: readonly RichNode[], place: Place): RichNode[] =>
  joined(nodes.flatMap((node) => (typeof node === 'string' ? [node] : element(node, place))));

function element(given: RichElement, place: Place): RichNode[] {
  const tag = shifted(given.tag, place.shift);
  if (GONE.has(tag)) return [];
  if (!isAllowed(tag, place)) return walk(given.children, place);
  const attributes = safeAttributes(tag, given.attributes);
  if (tag === 'a' && !attributes['href']) return walk(given.children, place);
  if (tag === 'img' && !attributes['src']) return [];
  if (EMPTY.has(tag)) return [{ tag, attributes, children: [] }];
  const children = walk(given.children, {
    ...place,
    parent: tag,
    inLink: place.inLink || tag === 'a',
    textOnly: place.textOnly || TEXT_ONLY.has(tag) || PHRASING.has(tag),
  });
  const held = fitting(tag, children);
  if (held.length > 0 || tag === 'td') return [{ tag, attributes, children: held }];
  // An empty corner cell of a table must not be a heading.
  return tag === 'th' ? [{ tag: 'td', attributes: {}, children: [] }] : [];
}

function isAllowed(tag: string, { parent, inLink, textOnly }: Place): boolean {
  if (PHRASING.has(tag)) return !(tag === 'a' && inLink);
  if (!FLOW.has(tag) || textOnly) return false;
  const within = WITHIN.get(tag);
  return !within || within.includes(parent);
}

const shifted = (tag: string, by: number): string =>
  /^h[1-6]$/.test(tag) ? `h${Math.min(6, Number(tag[1]) + by)}` : tag;

/** Moves children to where the element may hold them: rows into a table body, stray list content into items. */
function fitting(tag: string, children: RichNode[]): RichNode[] {
  const only = ONLY.get(tag);
  if (!only) return children;
  const isIn = (node: RichNode) => typeof node !== 'string' && only.children.includes(node.tag);
  if (tag === 'table') return withBodies(children.filter((node) => isIn(node) || isRow(node)));
  return children.flatMap((node): RichNode[] => {
    if (isIn(node)) return [node];
    if (!only.wrap || isBlank(node)) return [];
    return [{ tag: only.wrap, attributes: {}, children: [node] }];
  });
}

const isRow = (node: RichNode): boolean => typeof node !== 'string' && node.tag === 'tr';

/** Puts each run of rows outside a table body into one, where it stands. */
function withBodies(children: readonly RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  let body: RichNode[] | null = null;
  for (const node of children) {
    if (!isRow(node)) {
      body = null;
      result.push(node);
    } else if (body) body.push(node);
    else {
      body = [node];
      result.push({ tag: 'tbody', attributes: {}, children: body });
    }
  }
  return result;
}

const isBlank = (node: RichNode): boolean => typeof node === 'string' && node.trim() === '';

/** Merges adjacent text nodes. */
function joined(nodes: RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === 'string' && typeof last === 'string') result[result.length - 1] = last + node;
    else result.push(node);
  }
  return result;
}

/** Removes white space between blocks. */
const trimmed = (nodes: RichNode[]): RichNode[] => nodes.filter((node) => !isBlank(node));
