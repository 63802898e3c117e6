import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { opener } from '@/components/parts/opener';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { hasOwnRates } from '@/lib/home/own-rates';
import { useToldHome } from '@/lib/home/told-client';
import type { CostInput } from './cost-answer';

const Tool = opener<CostInput>(async () => (await import('./cost-tool')).CostTool);

/** The total cost at today's tariff. A press, or rates that the shopper has stored, opens the tool for their own. */
export function CostOpener({ children, ...input }: CostInput & { children: ReactNode }) {
  const early = useEarlyPress();
  const told = useToldHome();
  return (
    <Tool
      tool={input}
      open={told !== null && hasOwnRates(told)}
      closed={(press, isAsked) => (
        <>
          {children}
          <div data-no-print>
            <Button {...early} kind="second" size="small" state={isAsked ? 'busy' : 'rest'} onClick={press}>
              Use my own figures
            </Button>
          </div>
        </>
      )}
    />
  );
}
