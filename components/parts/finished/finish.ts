import 'server-only';
import { createHash } from 'node:crypto';
import { createElement, type ReactNode } from 'react';
import { keepMarkup } from './markup';
import { staticMarkup } from './static-markup';

type Drawn = { json: string; name: string; html: string };

/** By part, the last props and their markup. */
const drawn = new Map<unknown, Drawn>();

/**
 * Renders a part that is the same on every page once for all of them. Returns the name by which `useFinished` puts it
 * into a page: the markup is in the document once, and not in the React payload.
 * @param Part uses no hooks or browser APIs
 * @param props what it is rendered from, serialisable as JSON
 */
export function finish<Props extends object>(Part: (props: Props) => ReactNode, props: Props): string {
  const json = JSON.stringify(props);
  const before = drawn.get(Part);
  const { name, html } = before?.json === json ? before : draw(Part, props);
  drawn.set(Part, { json, name, html });
  keepMarkup(name, html);
  return name;
}

function draw<Props extends object>(Part: (props: Props) => ReactNode, props: Props) {
  const html = staticMarkup(createElement(Part, props));
  return { html, name: createHash('sha256').update(html).digest('base64url').slice(0, 16) };
}
