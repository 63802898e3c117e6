import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

type Node = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * Returns the texts of a source file or page: TypeScript literals and JSX texts, with `{}` for each expression, or
 * lines of Markdown.
 */
export function textsOf(path: string, source = readFileSync(path, 'utf8')): string[] {
  const texts = path.endsWith('.md')
    ? source.split('\n')
    : literalsOf(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path));
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

/** Returns the literals below a node, except module specifiers. */
function literalsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(literalsOf);
  if (!isNode(value)) return [];
  if (/^(?:Import|Export(?:All|Named))/.test(value.type) && value['source']) return [];
  if (value.type === 'TemplateLiteral') {
    const parts = value['quasis'] as { value: { cooked: string } }[];
    return [parts.map((part) => part.value.cooked).join('{}'), ...literalsOf(value['expressions'])];
  }
  if (value.type === 'Literal' || value.type === 'JSXText') {
    return typeof value['value'] === 'string' ? [value['value']] : [];
  }
  return Object.values(value).flatMap(literalsOf);
}
