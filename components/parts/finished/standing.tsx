import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useWasServerRendered } from '@/components/parts/use-drawn-by-server';
import { KEEP_SERVER_MARKUP } from './use-finished';

const LEFT_ALONE = { suppressHydrationWarning: true, dangerouslySetInnerHTML: KEEP_SERVER_MARKUP };

/**
 * Wraps a part of a page without interaction. The server's markup stays as it is: its script is not loaded, and React
 * does not hydrate it. The browser renders the part only after a client navigation, or when its props change.
 * @returns the part, in an element of its own
 */
export function standing<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & { className?: string | undefined }> {
  const Part = lazyPart(load);

  return function Standing(given) {
    const drawn = useWasServerRendered();
    const [first] = useState(given);
    const { className } = given;
    const part = <Part {...given} />;
    if (typeof window === 'undefined')
      return (
        <div className={className}>
          <Suspense>{part}</Suspense>
        </div>
      );
    return drawn && given === first ? (
      <div className={className} {...LEFT_ALONE} />
    ) : (
      <div className={className}>{part}</div>
    );
  };
}
