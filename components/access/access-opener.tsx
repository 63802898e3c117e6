import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Load } from '@/lib/access/types';
import { useLocalValue } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';

const AccessTool = lazy(async () => ({ default: (await import('./access-tool')).AccessTool }));

/** A press opens the tool; who has described the way before sees the answer at once. */
export function AccessOpener({ load, name }: { load: Load; name: string }) {
  const { door, corner, parts } = useLocalValue(home).route;
  const [asked, setAsked] = useState(false);
  if (!asked && door === null && !corner && parts.length === 0) {
    return (
      <Button kind="second" onClick={() => setAsked(true)} data-no-print data-closed>
        Check my way in
      </Button>
    );
  }
  return (
    <Suspense fallback={<p>Opening the plan of the way in.</p>}>
      <AccessTool load={load} name={name} focus={asked} />
    </Suspense>
  );
}
