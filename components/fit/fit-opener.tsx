import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { opener } from '@/components/ui/opener';
import { useLocalValue } from '@/lib/device/local-value';
import type { GapKind } from '@/lib/fit/gap-kind';
import type { FitFacts } from '@/lib/fit/types';
import { home } from '@/lib/home/client';
import css from './fit.module.css';

const c = classes(css);

type Props = { kind: GapKind; facts: FitFacts; name: string };

const Tool = opener<Props>(async () => (await import('./fit-tool')).FitTool);

/** A press opens the tool; who has measured before sees the answer at once. */
export function FitOpener(tool: Props) {
  return (
    <Tool
      tool={tool}
      open={useLocalValue(home).spaces[tool.kind] !== undefined}
      waiting={<p className={c('open')}>Opening the drawing board.</p>}
      closed={(press) => (
        <div className={c('open')} data-no-print data-closed>
          <Button onClick={press}>Check my space</Button>
          <p className="t-small t-second">
            Three measurements. They stay on this device and are checked against every product.
          </p>
        </div>
      )}
    />
  );
}
