import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as ReactDomServer from 'react-dom/server';
import type { ReactNode } from 'react';

// The framework's own copy draws nothing inside a server component.
const load = createRequire(join(process.cwd(), 'package.json'));
const { renderToStaticMarkup } = load('react-dom/server') as typeof ReactDomServer;

/** Markup of what is drawn with neither hooks nor what only a browser does. */
export const staticMarkup = (node: ReactNode): string => renderToStaticMarkup(node);
