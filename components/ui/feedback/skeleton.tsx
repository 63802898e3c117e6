import { classes } from '@/components/ui/classes';
import css from './skeleton.module.css';

const c = classes(css);

/** A grey bar in place of text that is loading; lengths are CSS. Hidden from screen readers. */
export function Bar({ width = '100%', height = '16px' }: { width?: string; height?: string }) {
  return <i className={c('bar')} style={{ width, height }} aria-hidden="true" />;
}

/** Placeholder of a square picture that is loading. */
export function PictureBar() {
  return <i className={c('bar', 'square')} aria-hidden="true" />;
}
