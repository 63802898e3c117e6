import type { BreakerState } from '../../upstreams/resilience/breaker.ts';
import { existingSingleton, singletonsOf } from '../../process-singleton.ts';
import { REFUSALS } from '../../upstreams/refusals.ts';
import { type OutboxState, outboxState } from '../outbox-state.ts';

/** How the work of one renderer stands; of several, how the work of all of them does. */
export type RendererState = {
  breakers: Readonly<Record<string, BreakerState>>;
  /** Upstreams that do not take the shop's token. */
  refused: readonly string[];
  /** Null until deliveries have begun. */
  outbox: OutboxState | 'unreadable' | null;
};

const WORSE: readonly BreakerState[] = ['closed', 'half-open', 'open'];

/** Of this process. */
export async function ownState(): Promise<RendererState> {
  const breakers = singletonsOf<{ state(): BreakerState }>('breaker.').map(
    ([name, breaker]) => [name.slice('breaker.'.length), breaker.state()] as const,
  );
  const refused = [...(existingSingleton<Set<string>>(REFUSALS) ?? [])];
  return { breakers: Object.fromEntries(breakers), refused, outbox: await outboxState() };
}

/** The worst word on each breaker; of the outbox, which they share, whatever one of them knows. */
export function joinStates(states: readonly RendererState[]): RendererState {
  const breakers: Record<string, BreakerState> = {};
  for (const [name, state] of states.flatMap((each) => Object.entries(each.breakers)))
    breakers[name] =
      WORSE[Math.max(WORSE.indexOf(state), WORSE.indexOf(breakers[name] ?? 'closed'))] ?? state;
  const refused = [...new Set(states.flatMap((each) => each.refused))];
  return { breakers, refused, outbox: states.find(({ outbox }) => outbox !== null)?.outbox ?? null };
}
