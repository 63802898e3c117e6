import { kindName } from '@/lib/catalogue/kind-names';
import type { CategoryNode } from '@/lib/catalogue/types';

/** A kind under its group, named by what it adds to it. */
export function KindLink({ kind, group, counted }: { kind: CategoryNode; group: string; counted?: boolean }) {
  const { own, shared } = kindName(kind.name, group);
  return (
    <a href={kind.path}>
      <span>
        {own}
        {shared ? <span className="vh"> {shared}</span> : null}
      </span>
      {counted ? <span className="num">{kind.productCount.toLocaleString('en-GB')}</span> : null}
    </a>
  );
}
