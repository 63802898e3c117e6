import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useLocalValue } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';
import { hasOwnRates } from '@/lib/home/rules';
import type { CostAsked } from './cost-answer';

const CostTool = lazy(async () => ({ default: (await import('./cost-tool')).CostTool }));

/** The sum by the tariff of the day; a press, or rates told before, opens the tool that works with one's own. */
export function CostOpener({ children, ...asked }: CostAsked & { children: ReactNode }) {
  const own = hasOwnRates(useLocalValue(home));
  const [wanted, setWanted] = useState(false);
  const sum = (
    <>
      {children}
      <div data-no-print>
        <Button kind="second" size="small" state={wanted ? 'busy' : 'rest'} onClick={() => setWanted(true)}>
          Use my own figures
        </Button>
      </div>
    </>
  );
  if (!own && !wanted) return sum;
  return (
    <Suspense fallback={sum}>
      <CostTool {...asked} focus={wanted} />
    </Suspense>
  );
}
