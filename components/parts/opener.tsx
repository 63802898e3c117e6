import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from './lazy-part';

type Props<P> = {
  /**
   * Opens it at once, for shoppers who have used it before. It then stays open, even when a field is emptied to type
   * another figure.
   */
  open?: boolean;
  /** Returns what is shown until it is opened; `press` opens it, `isOpening` tells that it was pressed. */
  closed: (press: () => void, isOpening: boolean) => ReactNode;
  /** Shown while its script loads; by default what `closed` returns. */
  waiting?: ReactNode;
  tool: P;
};

/** A tool whose script is loaded when it is opened. `focus` tells the tool that it was opened by a press. */
export function opener<P extends object>(load: () => Promise<ComponentType<P & { focus: boolean }>>) {
  const Tool = lazyPart(load);

  return function Opener({ open = false, closed, waiting, tool }: Props<P>): ReactNode {
    const [isOpening, setIsOpening] = useState(false);
    const [isOpen, setIsOpen] = useState(false);
    const shut = closed(() => setIsOpening(true), isOpening);
    if (!isOpen && (open || isOpening)) setIsOpen(true);
    if (!isOpen) return shut;
    return (
      <Suspense fallback={waiting ?? shut}>
        <Tool {...tool} focus={isOpening} />
      </Suspense>
    );
  };
}
