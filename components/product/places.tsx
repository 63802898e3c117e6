import type { ReactNode } from 'react';
import { JumpBar } from '@/components/ui/jump-bar';
import { OpenTargetLater } from './later';

type Props = {
  /** Ids and labels of the page's sections, and whether each is present if not always. */
  places: readonly (readonly [id: string, label: string, isThere?: boolean])[];
  /** What buys the product while the main button is out of view. */
  children: ReactNode;
};

/** Jump bar of a product page. */
export function Places({ places, children }: Props) {
  const jumps = places.flatMap(([id, label, isThere = true]) => (isThere ? [[id, label] as const] : []));
  return (
    <JumpBar label="On this page" jumps={jumps}>
      <OpenTargetLater />
      {children}
    </JumpBar>
  );
}
