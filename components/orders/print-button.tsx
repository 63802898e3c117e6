'use client';

import { Button } from '@/components/ui/controls/button';
import { useHydrated } from '@/lib/http/hydration';

/** Prints the page, or saves it as a PDF: browsers offer both in one dialog. */
export function PrintButton() {
  if (!useHydrated()) return <span className="t-second">Print this page from your browser’s menu.</span>;
  return <Button onClick={() => window.print()}>Print, or save as PDF</Button>;
}
