'use client';

import { useEffect } from 'react';
import { fillIn } from '@/components/forms/fill-in';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { askOfHome } from '@/lib/choosing/home-ask';
import { useLocalValue } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';
import { useHydrated } from '@/lib/http/hydration';
import { href } from '@/lib/routing/href';

/** @param id of a field of the form */
function write(id: string, value: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  const fold = field.closest('details');
  if (fold) fold.open = true;
}

/**
 * Fills in the gap, the way in and the postcode known to this device, and says so; renders nothing if none is known.
 */
export function FillFromHome({ kind, prefix }: { kind: Kind; prefix: string }) {
  const hydrated = useHydrated();
  const told = useLocalValue(home);
  const known = Object.entries(askOfHome(told, kind)).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, String(value)]],
  );
  const values = JSON.stringify(known);
  useEffect(() => {
    const idOf = (name: string) => `${prefix}-${name}`;
    fillIn(Object.fromEntries(JSON.parse(values) as [string, string][]), idOf, (name, value) =>
      write(idOf(name), value),
    );
  }, [values, prefix]);
  if (!hydrated || known.length === 0) return null;
  return (
    <p className="t-small t-second">
      Filled in from <a href={href('/my-home')}>My home</a>. Change or clear anything that does not apply.
    </p>
  );
}
