import { classes } from './classes';
import css from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths';

const c = classes(css);

/**
 * A line icon in the colour of the adjacent text. Always hidden from screen readers: adjacent text or a label says it.
 */
export function Icon({ name, small, className }: { name: IconName; small?: boolean; className?: string }) {
  return (
    <svg className={c('icon', small && 'small', className)} viewBox="0 0 24 24" aria-hidden="true">
      {iconPaths[name]}
    </svg>
  );
}
