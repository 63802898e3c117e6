'use client';

import { Button } from '@/components/ui/controls/button';

/** Prints the three on one page, for telephone staff or to discuss at home. */
export function PrintThree() {
  return (
    <p data-no-print>
      <Button kind="second" size="small" onClick={() => print()}>
        Print on one page
      </Button>
    </p>
  );
}
