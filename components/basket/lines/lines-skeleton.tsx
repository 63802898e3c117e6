import { classes } from '@/components/ui/classes';
import { Bar, PictureBar } from '@/components/ui/feedback/skeleton';
import css from './basket-line.module.css';

const c = classes(css);

/** Reserves the height of two lines against a layout shift; `words` tell screen readers what is loading. */
export function LinesSkeleton({ words }: { words: string }) {
  return (
    <div aria-busy="true">
      <p className="vh">{words}</p>
      {[1, 2].map((line) => (
        <div className={c('line')} key={line}>
          <div className={c('picture')}>
            <PictureBar />
          </div>
          <div className={c('head')}>
            <Bar width="30%" />
            <Bar width="70%" height="22px" />
            <Bar width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}
