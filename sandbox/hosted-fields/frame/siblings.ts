import type { Fault, FieldType, Values } from './messages.ts';

/** The field of one frame, as the frames beside it see it. */
export interface HostedInput {
  type: FieldType;
  value(): string;
  set(value: string): void;
  /** Says inside the frame what is wrong with what was typed; none: that nothing is. */
  tell(faults: readonly Fault[]): void;
}

declare global {
  interface Window {
    hostedInput?: HostedInput;
  }
}

/** The fields of all frames of this host on the page. The page itself and frames of others cannot be looked into. */
export function siblings(): HostedInput[] {
  return Array.from({ length: window.parent.length }, (_, index) => index).flatMap((index) => {
    try {
      return window.parent[index]?.hostedInput ?? [];
    } catch {
      return [];
    }
  });
}

/** What is typed in them, or in those of `only`. */
export function typed(only: readonly FieldType[] | null = null): Values {
  const counted = siblings().filter(({ type }) => only === null || only.includes(type));
  return Object.fromEntries(counted.map((input) => [input.type, input.value()]));
}
