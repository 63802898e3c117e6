import { classes } from '@/components/ui/classes';
import { Bar, PictureBar } from '@/components/ui/feedback/skeleton';
import css from './card-skeleton.module.css';

const c = classes(css);

/** Placeholder of a card that is loading, with as many rows as a card. */
export function CardSkeleton() {
  return (
    <li className={c('skeleton')} aria-hidden="true">
      <PictureBar />
      <Bar width="40%" />
      <Bar width="70%" height="22px" />
      <Bar height="40px" />
      <Bar width="55%" height="30px" />
      <Bar width="80%" />
    </li>
  );
}
