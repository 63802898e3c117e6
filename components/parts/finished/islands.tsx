import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '@/components/parts/lazy-part';
import { takeOver } from './take-over';

type Kind = ComponentType<Record<string, unknown>>;
export type Kinds = Readonly<Record<string, Kind>>;

/** A kind of island, whose script is loaded with the first of its kind. */
export const island = <P extends object>(load: () => Promise<ComponentType<P>>): Kind =>
  lazyPart(load) as unknown as Kind;

type Found = { host: HTMLElement; name: string; props: Record<string, unknown> };

const islandsIn = (root: HTMLElement): Found[] =>
  [...root.querySelectorAll<HTMLElement>('[data-island]')].map((host) => ({
    host,
    name: host.dataset['island'] ?? '',
    props: JSON.parse(host.dataset['props'] ?? '{}') as Record<string, unknown>,
  }));

/** Renders the interactive parts of finished markup in their places. */
export function Islands({ root, kinds }: { root: RefObject<HTMLElement | null>; kinds: Kinds }) {
  const [found, setFound] = useState<readonly Found[]>([]);
  useLayoutEffect(() => setFound(root.current ? islandsIn(root.current) : []), [root]);
  return found.map(({ host, name, props }, at) => {
    const Part = kinds[name];
    return Part
      ? createPortal(
          <Suspense>
            <TakenOver host={host}>
              <Part {...props} />
            </TakenOver>
          </Suspense>,
          host,
          String(at),
        )
      : null;
  });
}

/** Replaces the former content when the component is rendered, and carries over typed text and focus. */
function TakenOver({ host, children }: { host: HTMLElement; children: ReactNode }) {
  const [stood] = useState(() => [...host.childNodes]);
  useLayoutEffect(() => takeOver(host, stood), [host, stood]);
  return children;
}
