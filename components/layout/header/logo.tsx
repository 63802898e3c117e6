import { classes } from '@/components/ui/classes';
import { href } from '@/lib/routing/href';
import css from './logo.module.css';

const c = classes(css);

/** The shop's name, linked to the home page. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <a className={c('logo', className)} href={href('/')}>
      {name}
    </a>
  );
}
