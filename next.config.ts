import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { config as settings } from './lib/platform/config.ts';
import { headerRules } from './lib/platform/edge/security-headers.ts';

const ownFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  reactCompiler: true,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // The renderer compresses and sets ETags, and the middleware redirects trailing slashes.
  compress: false,
  generateEtags: false,
  skipTrailingSlashRedirect: true,
  // `npm test` checks the types; a build for `npm start` need not do it again.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: ownFile('./lib/platform/cache/page-cache.ts'),
  ...(settings().redisUrl && { cacheHandlers: { default: ownFile('./lib/platform/cache/data-cache.ts') } }),
  cacheMaxMemorySize: 128 * 1024 * 1024,
  images: { unoptimized: true },
  serverExternalPackages: [
    'undici',
    'pdfkit',
    'algoliasearch',
    'contentful',
    'crypto-js',
    'htmlparser2',
    'markdown-it',
    '@vercel/otel',
    '@opentelemetry/api',
    'prom-client',
    'ioredis',
    'rate-limiter-flexible',
  ],
  experimental: {
    isrFlushToDisk: false,
    // Otherwise pages rendered per request arrive in stages, with header and footer twice.
    cachedNavigations: false,
    // Many small sheets, so that a page gets little more than its own; the renderer joins them (`joint-styles.ts`).
    cssChunking: { type: 'graph', requestCost: 20_000 },
    turbopackChunking: { requestCost: 600_000, minChunkSize: 200_000 },
  },
  // Catalogue paths are prerendered below `/place`. The browser's router predicts routes from folders: with a folder
  // that matched the URL, it would take the page of `/x` for that of `/x?filter`.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [],
    fallback: [{ source: '/:path*', destination: '/place/:path*' }],
  }),
};

/** Hot reload needs `eval` and inline styles, so there are no security headers in development. */
export default (phase: string): NextConfig => ({
  ...config,
  headers: async () => (phase === PHASE_DEVELOPMENT_SERVER ? [] : headerRules()),
});
