import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import css from './empty-state.module.css';

const c = classes(css);

/** Placeholder for missing content: an outline with dimension lines, a sentence and an action. */
export function EmptyState({
  title,
  children,
  action,
  shape = 'machine',
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  shape?: keyof typeof outlines;
}) {
  return (
    <div className={c('empty')}>
      <svg className="drawing" viewBox="0 0 190 220" aria-hidden="true">
        {outlines[shape]}
        <path
          className="d-line"
          d="M34 194v14M156 194v14M34 201h44M112 201h44M10 10h14M10 182h14M17 10v172"
        />
        <text x="95" y="205.5" textAnchor="middle">
          0
        </text>
      </svg>
      <p className="t-h3">{title}</p>
      {children ? <div className="t-second">{children}</div> : null}
      {action}
    </div>
  );
}

const outlines = {
  machine: (
    <>
      <path className="d-ghost" d="M34 10h122v172H34zM34 40h122" />
      <circle className="d-ghost" cx="95" cy="112" r="46" />
    </>
  ),
  cooker: (
    <path
      className="d-ghost"
      d="M34 34h122v148H34zM34 64h122M46 34V24h34v10M110 34V24h34v10M46 82h46v60H46zM98 82h46v60H98z"
    />
  ),
  fridge: <path className="d-ghost" d="M34 10h122v172H34zM34 120h122M48 40v56M48 136v26" />,
  shelf: <path className="d-ghost" d="M34 10h122v172H34zM34 67h122M34 124h122" />,
  basket: <path className="d-ghost" d="M34 66h122l-14 116H48zM60 66l24-56M130 66l-24-56" />,
};
