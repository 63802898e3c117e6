import { classes } from '@/components/ui/classes';
import css from './swatch.module.css';

const c = classes(css);

/** A swatch of a colour code of the specification; its name is adjacent text, or is read out. */
export function Swatch({ code, name, large }: { code: string; name?: string; large?: boolean }) {
  return (
    <span className={c('swatch', `code-${code}`, large && 'large')}>
      {name ? <span className="vh">{name}</span> : null}
    </span>
  );
}
