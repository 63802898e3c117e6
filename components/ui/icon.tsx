import { classes } from './classes';
import css from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths';

const c = classes(css);

/** A line icon in the colour of the text beside it. Always silent: the words stand next to it or in a label. */
export function Icon({ name, small, className }: { name: IconName; small?: boolean; className?: string }) {
  return (
    <svg className={c('icon', small && 'small', className)} viewBox="0 0 24 24" aria-hidden="true">
      {iconPaths[name]}
    </svg>
  );
}
