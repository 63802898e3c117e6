import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as ReactDomServer from 'react-dom/server';
import type { ReactNode } from 'react';

// The framework's own copy of `react-dom/server` renders nothing inside a server component.
const load = createRequire(join(process.cwd(), 'package.json'));
const { renderToStaticMarkup } = load('react-dom/server') as typeof ReactDomServer;

/** Returns the markup of a node that uses no hooks or browser APIs. */
export const staticMarkup = (node: ReactNode): string => renderToStaticMarkup(node);
