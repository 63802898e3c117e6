import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

type Node = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What a source or a page says: literals and JSX texts of TypeScript with `{}` for each hole, lines of Markdown. */
export function textsOf(path: string, source = readFileSync(path, 'utf8')): string[] {
  const texts = path.endsWith('.md')
    ? source.split('\n')
    : literalsOf(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path));
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

/** The literals below a node, but for what a module imports from. */
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
