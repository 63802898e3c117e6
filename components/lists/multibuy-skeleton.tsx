import lineCss from '@/components/basket/basket-line.module.css';
import { classes } from '@/components/ui/classes';
import { Bar, PictureBar } from '@/components/ui/skeleton';

const c = classes(lineCss);

/** Two lines' worth of space, so that nothing jumps when the products arrive. */
export function MultibuySkeleton() {
  return (
    <div aria-busy="true">
      <p className="vh">Reading the list</p>
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
