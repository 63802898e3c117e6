import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react';

type Mark = (field: string, isUnread: boolean) => void;

const Tool = createContext<Mark>(() => undefined);

/** Wraps the fields of a tool. @param children receives whether any of them holds invalid text */
export function UnreadFields({ children }: { children: (hasUnread: boolean) => ReactNode }): ReactNode {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback<Mark>(
    (field, isUnread) =>
      setUnread((before) => {
        if (before.has(field) === isUnread) return before;
        return new Set(isUnread ? [...before, field] : [...before].filter((each) => each !== field));
      }),
    [],
  );
  return <Tool value={mark}>{children(unread.size > 0)}</Tool>;
}

/** Reports whether a field holds invalid text: meanwhile its tool shows no answer. The field's last value is kept. */
export function useUnread(isUnread: boolean): void {
  const mark = use(Tool);
  const id = useId();
  useEffect(() => {
    mark(id, isUnread);
    return () => mark(id, false);
  }, [mark, id, isUnread]);
}

/** Shown in place of an answer. */
export const UNREAD_WORDS = 'The answer will appear once we can read every field.';
