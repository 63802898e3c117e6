import { z } from 'zod';
import type { RichNode } from './types';

const TAGS = new Map([
  ['paragraph', 'p'],
  ['heading-1', 'h1'],
  ['heading-2', 'h2'],
  ['heading-3', 'h3'],
  ['heading-4', 'h4'],
  ['heading-5', 'h5'],
  ['heading-6', 'h6'],
  ['unordered-list', 'ul'],
  ['ordered-list', 'ol'],
  ['list-item', 'li'],
  ['blockquote', 'blockquote'],
  ['hr', 'hr'],
  ['table', 'table'],
  ['table-row', 'tr'],
  ['table-header-cell', 'th'],
  ['table-cell', 'td'],
]);

const MARKS = new Map([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['code', 'code'],
  ['superscript', 'sup'],
  ['subscript', 'sub'],
  ['strikethrough', 's'],
]);

const asset = z.object({
  fields: z.object({
    description: z.string().catch(''),
    file: z.object({
      url: z.string(),
      details: z.object({ image: z.object({ width: z.number(), height: z.number() }) }),
    }),
  }),
});

const node = z.object({
  nodeType: z.string(),
  value: z.string().catch(''),
  marks: z.array(z.object({ type: z.string() })).catch([]),
  data: z.object({ uri: z.string().optional(), target: z.unknown().optional() }).catch({}),
  content: z.array(z.unknown()).catch([]),
});

/** Maximum nesting depth; deeper nodes are left out. */
const DEEPEST = 40;

/** Converts a rich-text document of the content service. Unknown node types are replaced by their content. */
export function documentNodes(document: unknown, depth = 0): RichNode[] {
  const { success, data } = node.safeParse(document);
  if (!success || depth > DEEPEST) return [];
  const { nodeType } = data;
  if (nodeType === 'text') {
    const tags = data.marks.flatMap(({ type }) => MARKS.get(type) ?? []);
    return tags.reduce<RichNode[]>((children, tag) => [{ tag, attributes: {}, children }], [data.value]);
  }
  if (nodeType === 'embedded-asset-block') return picture(data.data.target);
  const children = data.content.flatMap((child) => documentNodes(child, depth + 1));
  const tag = TAGS.get(nodeType);
  if (tag) return [{ tag, attributes: tag === 'th' ? { scope: 'col' } : {}, children }];
  if (nodeType === 'hyperlink') return [{ tag: 'a', attributes: { href: data.data.uri ?? '' }, children }];
  return children;
}

function picture(target: unknown): RichNode[] {
  const { success, data } = asset.safeParse(target);
  if (!success) return [];
  const { description, file } = data.fields;
  const { width, height } = file.details.image;
  const attributes = { src: file.url, alt: description, width: String(width), height: String(height) };
  return [{ tag: 'img', attributes, children: [] }];
}
