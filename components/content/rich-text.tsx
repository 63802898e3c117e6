import { createElement, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import { headingIds, richNodes } from '@/lib/content/rich/rules';
import type { RichElement, RichNode, RichSource } from '@/lib/content/rich/types';
import { unbroken } from '@/lib/i18n/unbroken';
import css from './rich-text.module.css';

const c = classes(css);

/** React's names of HTML attributes. */
const NAMES: Readonly<Record<string, string>> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};

type Props = RichSource & {
  className?: string;
  /** Whether headings get ids to link to. */
  linked?: boolean;
};

/** Renders text by the merchant or an editor from any of its formats, as safe elements. */
export function RichText({ className = 'prose', linked = false, ...source }: Props) {
  const nodes = richNodes(source);
  const ids = linked ? headingIds(nodes) : NO_IDS;
  return nodes.length > 0 ? <div className={className}>{drawn(nodes, ids)}</div> : null;
}

type Ids = ReadonlyMap<RichElement, string>;
const NO_IDS: Ids = new Map();

const drawn = (nodes: readonly RichNode[], ids: Ids): ReactNode[] =>
  nodes.map((node, at) => (typeof node === 'string' ? unbroken(node) : drawnElement(node, ids, at)));

function drawnElement(element: RichElement, ids: Ids, key: number): ReactNode {
  const { tag, attributes, children } = element;
  const properties = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [NAMES[name] ?? name, value]),
  );
  const id = ids.has(element) ? { id: ids.get(element) } : {};
  const drawnTag = createElement(tag, { ...properties, ...id, key }, ...drawn(children, ids));
  if (tag !== 'table') return drawnTag;
  return (
    <ScrollFrame label="Table" className={c('scroll')} key={key}>
      {drawnTag}
    </ScrollFrame>
  );
}
