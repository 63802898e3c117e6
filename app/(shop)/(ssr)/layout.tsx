import type { ReactNode } from 'react';

/** The layout `ssr` of the home page: all of it comes from the server. */
export default function SsrLayout({ children }: { children: ReactNode }) {
  return <div data-layout="ssr">{children}</div>;
}
