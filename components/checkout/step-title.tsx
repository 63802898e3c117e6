'use client';

import { useEffect, useRef } from 'react';
import type { Step } from '@/lib/checkout/types';

/** The step last shown in this document. */
let last: Step | null = null;

/** Heading of the checkout. It takes the focus when the step changes, so that the new step is read from its start. */
export function StepTitle({ step, words }: { step: Step; words: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (last !== null && last !== step) {
      heading.current?.focus();
      scrollTo(0, 0);
    }
    last = step;
  }, [step]);
  return (
    <h1 className="t-h1" ref={heading} tabIndex={-1}>
      Checkout<span className="vh">: {words}</span>
    </h1>
  );
}
