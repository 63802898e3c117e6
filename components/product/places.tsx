import type { ReactNode } from 'react';
import { JumpBar } from '@/components/ui/jump-bar';
import { OpenTargetLater } from './later';

type Props = {
  /** Ids of the page's parts, what each is called, and whether it is there if not always. */
  places: readonly (readonly [id: string, label: string, isThere?: boolean])[];
  /** What buys while the main button is out of view. */
  children: ReactNode;
};

/** The parts of a product's page. */
export function Places({ places, children }: Props) {
  const jumps = places.flatMap(([id, label, isThere = true]) => (isThere ? [[id, label] as const] : []));
  return (
    <JumpBar label="On this page" jumps={jumps}>
      <OpenTargetLater />
      {children}
    </JumpBar>
  );
}
