import type { ReactNode } from 'react';
import { Trap } from './trap';

type Props = {
  id: string;
  action: string;
  /** What is said in the form's place once it was taken. */
  done: string;
  /** The same where the platform could not be reached yet, of a form that it guards. */
  late?: string;
  className?: string;
  /** Sent along, not shown. */
  hidden?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/**
 * A form of a few fields on a page of the catalogue. The browser can send it by itself; the page's script sends it in
 * place, and is fetched for it when somebody begins to fill it in (`lib/enquiries/in-place-client.ts`).
 */
export function SmallForm({ id, action, done, late, className, hidden, children }: Props) {
  return (
    <form id={id} action={action} method="post" data-in-place={done} data-late={late} className={className}>
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Trap />
      <p role="alert" data-problem hidden />
    </form>
  );
}
