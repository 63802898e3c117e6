import type { Fault, FieldType, Values } from './messages.ts';

/** The field of one frame, as exposed to its sibling frames. */
export interface HostedInput {
  type: FieldType;
  value(): string;
  set(value: string): void;
  /** Shows errors inside the frame; an empty list clears them. */
  tell(faults: readonly Fault[]): void;
}

declare global {
  interface Window {
    hostedInput?: HostedInput;
  }
}

/** Returns the fields of all frames of this origin on the page. Other frames and the page itself are not accessible. */
export function siblings(): HostedInput[] {
  return Array.from({ length: window.parent.length }, (_, index) => index).flatMap((index) => {
    try {
      return window.parent[index]?.hostedInput ?? [];
    } catch {
      return [];
    }
  });
}

/** Returns the values of all fields, or only of some. */
export function typed(only: readonly FieldType[] | null = null): Values {
  const counted = siblings().filter(({ type }) => only === null || only.includes(type));
  return Object.fromEntries(counted.map((input) => [input.type, input.value()]));
}
