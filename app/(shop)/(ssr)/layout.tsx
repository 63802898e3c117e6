import type { ReactNode } from 'react';

/** The layout `ssr` of the home page, which the server renders completely. */
export default function SsrLayout({ children }: { children: ReactNode }) {
  return <div data-layout="ssr">{children}</div>;
}
