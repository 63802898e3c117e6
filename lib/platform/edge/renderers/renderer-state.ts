import type { BreakerState } from '../../upstreams/resilience/breaker.ts';
import { existingSingleton, singletonsOf } from '../../process-singleton.ts';
import { REFUSALS } from '../../upstreams/refusals.ts';
import { type OutboxState, outboxState } from '../outbox-state.ts';

/** The state of one renderer, or of several combined. */
export type RendererState = {
  breakers: Readonly<Record<string, BreakerState>>;
  /** Upstreams that refuse the shop's token. */
  refused: readonly string[];
  /** Null until deliveries have begun. */
  outbox: OutboxState | 'unreadable' | null;
};

const WORSE: readonly BreakerState[] = ['closed', 'half-open', 'open'];

/** Returns the state of this process. */
export async function ownState(): Promise<RendererState> {
  const breakers = singletonsOf<{ state(): BreakerState }>('breaker.').map(
    ([name, breaker]) => [name.slice('breaker.'.length), breaker.state()] as const,
  );
  const refused = [...(existingSingleton<Set<string>>(REFUSALS) ?? [])];
  return { breakers: Object.fromEntries(breakers), refused, outbox: await outboxState() };
}

/**
 * Combines states: the worst state of each breaker, all refused upstreams, and any known state of the outbox, which
 * they share.
 */
export function joinStates(states: readonly RendererState[]): RendererState {
  const breakers: Record<string, BreakerState> = {};
  for (const [name, state] of states.flatMap((each) => Object.entries(each.breakers)))
    breakers[name] =
      WORSE[Math.max(WORSE.indexOf(state), WORSE.indexOf(breakers[name] ?? 'closed'))] ?? state;
  const refused = [...new Set(states.flatMap((each) => each.refused))];
  return { breakers, refused, outbox: states.find(({ outbox }) => outbox !== null)?.outbox ?? null };
}
