import { Suspense } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { opener } from '@/components/parts/opener';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import type { Load } from '@/lib/access/types';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { FitFacts } from '@/lib/fit/types';
import { useToldHome } from '@/lib/home/told-client';
import css from './fit.module.css';

const c = classes(css);

type FitToolProps = {
  kind: GapKind;
  facts: FitFacts;
  name: string;
  promise: string;
  glb: string | null;
  list: string | null;
  load: Load | null;
};

const FitBadges = lazyPart(async () => (await import('./fit-badges')).FitBadges);
const Tool = opener<FitToolProps>(async () => (await import('./fit-tool')).FitTool);

/** Opens the fit tool on a press, or at once for shoppers who have measured, who also get badges on similar cards. */
export function FitOpener({ alike, ...tool }: FitToolProps & { alike: readonly number[] }) {
  const early = useEarlyPress();
  const spaces = useToldHome()?.spaces;
  const isMeasured = spaces?.[tool.kind] !== undefined;
  return (
    <>
      <Tool
        tool={tool}
        open={isMeasured}
        waiting={<p className={c('open')}>Loading the space checker.</p>}
        closed={(press) => (
          <div className={c('open')} data-no-print data-closed>
            <Button {...early} onClick={press}>
              Check my space
            </Button>
            <p className="t-small t-second">
              Three measurements. They are kept on this device and checked against every product.
            </p>
          </div>
        )}
      />
      {spaces && isMeasured ? (
        <Suspense>
          <FitBadges ids={alike} spaces={spaces} pictures="#alike li a" />
        </Suspense>
      ) : null}
    </>
  );
}
