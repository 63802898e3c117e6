'use client';

import { Button } from '@/components/ui/controls/button';

/** One page for who answers the telephone, or for the kitchen table. */
export function PrintThree() {
  return (
    <p data-no-print>
      <Button kind="second" size="small" onClick={() => print()}>
        Print on one page
      </Button>
    </p>
  );
}
