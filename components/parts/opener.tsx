import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from './lazy-part';

type Props<P> = {
  /** Opens it at once, for whoever has used it before; what is open stays so: who empties a field is about to type another figure. */
  open?: boolean;
  /** What stands there until it is opened; `press` opens it, `asked` says that it was. */
  closed: (press: () => void, isOpening: boolean) => ReactNode;
  /** Stands there while its script is on its way; else what is closed. */
  waiting?: ReactNode;
  tool: P;
};

/** A tool whose script comes when somebody opens it. `focus` tells it that a press just did. */
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
