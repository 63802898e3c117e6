import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import css from './task-entries.module.css';

const c = classes(css);

/** Links for the tasks that bring shoppers to the shop. */
export function TaskEntries({
  name,
  tasks,
}: {
  name: string;
  tasks: { title: string; text: string; path: string }[];
}) {
  return (
    <nav className={c('band')} aria-label={name || 'Start with what you need'}>
      <ul className={`${c('tasks')} wrap`}>
        {tasks.map((task) => (
          <li key={task.title}>
            <a className={c('task')} href={task.path}>
              <b>{task.title}</b>
              <span>{task.text}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
