import type { NextConfig } from 'next';

const config: NextConfig = {
  cacheComponents: true,
  reactCompiler: true,
  typedRoutes: true,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
};

export default config;
