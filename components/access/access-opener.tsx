import { Button } from '@/components/ui/controls/button';
import { opener } from '@/components/parts/opener';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import type { Load } from '@/lib/access/types';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { useToldHome } from '@/lib/home/told-client';

type Props = { load: Load; name: string; kind: GapKind | null; glb: string | null };

const Tool = opener<Props>(async () => (await import('./access-tool')).AccessTool);

/** Opens the access tool on a press, or at once if the shopper has already described the way in. */
export function AccessOpener(tool: Props) {
  const early = useEarlyPress();
  const route = useToldHome()?.route;
  const told = route !== undefined && (route.door !== null || route.corner || route.parts.length > 0);
  return (
    <Tool
      tool={tool}
      open={told}
      waiting={<p>Loading the route checker.</p>}
      closed={(press) => (
        <Button {...early} kind="second" onClick={press} data-no-print data-closed>
          Check my way in
        </Button>
      )}
    />
  );
}
