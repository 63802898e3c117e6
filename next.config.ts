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
  // The front compresses, tags and answers trailing slashes.
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
    // A page made for one request would otherwise be rendered in stages, and carry header and footer twice.
    cachedNavigations: false,
    // Each page gets little more than its own styles; the front joins them (`joint-styles.ts`), so requests cost nothing.
    cssChunking: { type: 'graph', requestCost: 20_000 },
    turbopackChunking: { requestCost: 600_000, minChunkSize: 200_000 },
  },
  // What stands at a path of the catalogue is made ahead below `/place`, so that the browser's router never takes
  // `/x?filter` for the page it has of `/x`: it predicts routes from folders, and these do not look like the address.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [],
    fallback: [{ source: '/:path*', destination: '/place/:path*' }],
  }),
};

/** Hot reload needs `eval` and inline styles, so the policy stands outside development only. */
export default (phase: string): NextConfig => ({
  ...config,
  headers: async () => (phase === PHASE_DEVELOPMENT_SERVER ? [] : headerRules()),
});
