import { classes } from '@/components/ui/classes';
import css from './set-drawing.module.css';
import type { Box, Place } from './set-layout';

const c = classes(css);

/** Front views in a few lines each; only the outline has the product's own size. */
export const shapes: Record<Place, (box: Box) => React.ReactNode> = {
  fridge: ({ x, y, w, h }) => (
    <>
      <rect x={x} y={y} width={w} height={h - 20} className={c('goods')} />
      <path
        d={`M${x} ${y + h * 0.56}h${w}M${x + 60} ${y + h}v-20M${x + w - 60} ${y + h}v-20`}
        className={c('edge')}
      />
      <path
        d={`M${x + w - 60} ${y + h * 0.3}v${h * 0.22}M${x + w - 60} ${y + h * 0.6}v${h * 0.16}`}
        className={c('handle')}
      />
    </>
  ),
  oven: ({ x, y, w, h }) => (
    <>
      <rect x={x} y={y} width={w} height={h} className={c('goods')} />
      <path d={`M${x} ${y + 95}h${w}`} className={c('edge')} />
      <rect x={x + 75} y={y + 190} width={w - 150} height={Math.max(60, h - 270)} className={c('glass')} />
      <path d={`M${x + 50} ${y + 140}h${w - 100}`} className={c('handle')} />
      <circle cx={x + 70} cy={y + 48} r="22" className={c('edge')} />
      <circle cx={x + w - 70} cy={y + 48} r="22" className={c('edge')} />
      <rect x={x + w / 2 - 60} y={y + 30} width="120" height="36" className={c('glass')} />
    </>
  ),
  hob: ({ x, y, w, h }) => <rect x={x} y={y} width={w} height={h} className={c('glass')} />,
  hood: ({ x, y, w, h }) => {
    const middle = x + w / 2;
    const lip = y + h - 60;
    const shoulder = y + h * 0.55;
    return (
      <>
        <path
          d={`M${middle - 140} ${y}h280V${shoulder}L${x + w} ${lip}v60H${x}v-60L${middle - 140} ${shoulder}z`}
          className={c('goods')}
        />
        <path d={`M${x} ${lip}h${w}M${middle - 140} ${shoulder}h280`} className={c('edge')} />
        <path d={`M${middle - 70} ${lip + 30}h140`} className={c('handle')} />
      </>
    );
  },
  dishwasher: ({ x, y, w, h }) => (
    <>
      <rect x={x} y={y} width={w} height={h - 90} className={c('goods')} />
      <path d={`M${x} ${y + 110}h${w}M${x + 30} ${y + h - 90}v90h${w - 60}v-90`} className={c('edge')} />
      <path d={`M${x + 110} ${y + 160}h${w - 220}`} className={c('handle')} />
      <path d={`M${x + w - 190} ${y + 56}h120`} className={c('edge')} />
    </>
  ),
};
