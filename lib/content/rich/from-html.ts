import { Parser } from 'htmlparser2';
import type { RichNode } from './types';

/** Maximum nesting depth; deeper elements are left out. */
const DEEPEST = 40;

/** Parses HTML without sanitising it: `cleaned` decides what is shown. */
export function htmlNodes(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: RichNode[][] = [root];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const children: RichNode[] = [];
      if (open.length <= DEEPEST) open.at(-1)?.push({ tag, attributes, children });
      open.push(children);
    },
    ontext: (text) => void open.at(-1)?.push(text),
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return root;
}
