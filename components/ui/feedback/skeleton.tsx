import { classes } from '@/components/ui/classes';
import css from './skeleton.module.css';

const c = classes(css);

/** A grey bar in the place of words that are on their way; lengths are CSS. Silent to screen readers. */
export function Bar({ width = '100%', height = '16px' }: { width?: string; height?: string }) {
  return <i className={c('bar')} style={{ width, height }} aria-hidden="true" />;
}

/** The square of a picture that is on its way. */
export function PictureBar() {
  return <i className={c('bar', 'square')} aria-hidden="true" />;
}
