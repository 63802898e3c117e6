import type { ReactNode } from 'react';
import { Island } from '@/components/parts/finished/island';
import type { FinishedList } from './list-controls';

type Props = FinishedList & { className?: string; children: ReactNode };

/** Frame of a list in finished markup; its island adds the behaviour. */
export function FinishedFrame({ className, children, ...list }: Props) {
  return (
    <div className={className} data-listing data-view={list.query.view}>
      {children}
      <Island name="list" props={list} />
    </div>
  );
}
