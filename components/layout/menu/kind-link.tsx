import { kindName } from '@/lib/catalogue/kind-names';
import type { MenuKind } from '@/lib/content/types';

/** A kind under its group, named by what it adds to it. */
export function KindLink({ kind, group }: { kind: MenuKind; group: string }) {
  const { own, shared } = kindName(kind.name, group);
  return (
    <a href={kind.path}>
      <span>
        <span data-own>{own}</span>
        {shared ? <span className="vh"> {shared}</span> : null}
      </span>
      <span className="num">{kind.productCount.toLocaleString('en-GB')}</span>
    </a>
  );
}
