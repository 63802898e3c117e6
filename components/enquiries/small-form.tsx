import type { ReactNode } from 'react';
import { Trap } from './trap';

type Props = {
  id: string;
  action: string;
  /** Message in place of the form once it was accepted. */
  done: string;
  /** The same if the platform, which checks the form, could not be reached yet. */
  late?: string;
  className?: string;
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/**
 * A form of a few fields on a catalogue page. Browsers can send it; the page's script, which is loaded when the shopper
 * begins to fill it in, sends it in place (`lib/enquiries/in-place-client.ts`).
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
