import { Parser } from 'htmlparser2';
import type { RichNode } from './types';

/** What stands deeper than this is left out. */
const DEEPEST = 40;

/** Reads HTML into elements as it is, harmless or not: `cleaned` decides what of it is shown. */
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
