import type { ReactNode } from 'react';
import css from './drawings.module.css';

/** Line drawings of products without a picture, in millimetres, standing on the lower edge of their box. */
const drawings: Record<string, { box: string; lines: ReactNode }> = {
  vacuum: {
    box: '0 0 260 1120',
    lines: (
      <>
        <path d="M30 1070h190l18 46H12z" />
        <path d="M112 1070V420h36v650z" />
        <path d="M92 420h76v-70H92z" />
        <path d="M70 350h120V120H70z" />
        <path d="M70 290h120M70 180h120" />
        <path d="M86 120c0-80 88-80 88 0" />
        <path d="M190 150h46v150h-46" className={css['open']} />
      </>
    ),
  },
  sink: {
    box: '0 0 900 1140',
    lines: (
      <>
        <path d="M3 300h894v760H3zM450 300v760" />
        <path d="M60 360h330v640H60zM510 360h330v640H510z" className={css['fine']} />
        <path d="M60 300v150q0 40 40 40h330q40 0 40-40V300" className={css['hidden']} />
        <path d="M420 620v120M480 620v120M426 220h46" className={css['bold']} />
        <path d="M70 1060h760v77H70zM0 240h900v44H0z" />
        <path d="M400 240V100c0-125-170-125-170 0v36" className={css['pipe']} />
        <path d="M400 240V100c0-125-170-125-170 0v36" className={css['bore']} />
        <path d="M374 240h52v-34h-52z" />
      </>
    ),
  },
  van: {
    box: '0 0 900 520',
    lines: (
      <>
        <path d="M20 60h560v350H20zM580 170h170l120 130v110H580z" />
        <path d="M640 220h95l70 80H640z" className={css['fine']} />
        <circle cx="190" cy="420" r="72" />
        <circle cx="700" cy="420" r="72" />
        <path d="M120 150h300M120 220h200" className={css['fine']} />
      </>
    ),
  },
};

/** The worktop over the dishwasher, the sink unit and a drawer unit beside it. */
export function Worktop() {
  return (
    <svg viewBox="0 0 2310 900" preserveAspectRatio="none" className={css['drawing']} aria-hidden="true">
      <path d="M1675 44h610v776h-610zM1675 230h610M1675 430h610" />
      <path d="M1910 135h140M1910 330h140M1910 620h140" className={css['bold']} />
      <path d="M1715 820h530v77h-530zM3 3h2304v41H3z" />
    </svg>
  );
}

/** Line drawing by name; renders nothing for an unknown name. */
export function GoodsDrawing({ name }: { name: string }) {
  const drawing = drawings[name];
  if (!drawing) return null;
  return (
    <svg viewBox={drawing.box} className={css['drawing']} aria-hidden="true">
      {drawing.lines}
    </svg>
  );
}
