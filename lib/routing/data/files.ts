import type { Route, Routes } from '../types.ts';

const FILE = { rendered: 'file', engines: 'links', rank: 'page' } as const satisfies Route;
const WRITTEN = { ...FILE, rendered: 'request' } as const satisfies Route;
const WAY = { rendered: 'request', engines: 'away', rank: 'page' } as const satisfies Route;

/** Files for programs, static or generated, and addresses that only redirect. */
export const FILES = {
  '/.well-known/security.txt': WRITTEN,
  '/llms.txt': WRITTEN,
  '/manifest.webmanifest': WRITTEN,
  '/robots.txt': WRITTEN,
  '/sitemap.xml': WRITTEN,
  '/sitemaps/[part]': { ...WRITTEN, streamed: true },
  '/builds/latest.json': WRITTEN,
  '/builds/meta/[file]': { ...WRITTEN, exact: true },
  '/information-sheet/[sku]': WRITTEN,
  '/apple-icon.png': FILE,
  '/favicon.ico': FILE,
  '/icon.svg': FILE,
  '/icon-192.png': FILE,
  '/icon-512.png': FILE,
  '/social.png': FILE,
  '/fits': { ...WAY, keys: ['kind', 'width', 'height', 'depth', 'rest'] },
  '/preview': { ...WAY, keys: ['secret', 'path'] },
} as const satisfies Routes;
