export const UPSTREAMS = [
  'graphql',
  'rest',
  'content',
  'search',
  'forms',
  'media',
  'payments',
  'addresses',
  'insights',
  'reset',
] as const;
export type Upstream = (typeof UPSTREAMS)[number];

/**
 * How an upstream misbehaves: `down` closes the connection unanswered, `hang` keeps it open unanswered, `slow` answers
 * late, `malformed` answers what cannot be read, `truncated` breaks off in the middle, `partial` leaves parts out,
 * `unauthorised` does not take the token.
 */
export const FAULTS = [
  'none',
  'down',
  '5xx',
  '429',
  'slow',
  'hang',
  'malformed',
  'truncated',
  'partial',
  'unauthorised',
] as const;
export type Fault = (typeof FAULTS)[number];

/** What is wrong with a body; an answer without one is never struck by it. */
const OF_THE_BODY: ReadonlySet<Fault> = new Set(['malformed', 'truncated', 'partial']);

/** Whose answers hold no lists, so that there is nothing for `partial` to leave out. */
export const WITHOUT_PARTS: ReadonlySet<Upstream> = new Set(['forms', 'media', 'payments', 'reset']);

export interface FaultSetting {
  upstream: Upstream;
  fault: Fault;
  /** Requests that it still happens to; `null` until it is set otherwise. */
  left: number | null;
  /** How late `slow` is. */
  delayMs: number;
}

const PREFIXES: readonly [string, Upstream][] = [
  ['/graphql', 'graphql'],
  ['/stores', 'rest'],
  ['/payments', 'payments'],
  ['/content', 'content'],
  ['/content-preview', 'content'],
  ['/search', 'search'],
  ['/analytics', 'search'],
  ['/insights', 'insights'],
  ['/forms', 'forms'],
  ['/media', 'media'],
  ['/addresses', 'addresses'],
  ['/password-reset', 'reset'],
];

/** Which upstream a request is for, by the first segment of its path. */
export function upstreamOf(url: string): Upstream | null {
  const segment = /^\/[^/?]*/.exec(url)?.[0];
  return PREFIXES.find(([prefix]) => prefix === segment)?.[1] ?? null;
}

/** The faults that are set, by upstream, and how often each was called. */
export class FaultBoard {
  readonly #settings = new Map<Upstream, FaultSetting>();
  readonly #calls = new Map<Upstream, number>();

  set(setting: FaultSetting): void {
    if (setting.fault === 'none') this.#settings.delete(setting.upstream);
    else this.#settings.set(setting.upstream, setting);
  }

  clear(): void {
    this.#settings.clear();
  }

  /** Calls since the start, preflights left out. */
  calls(): Record<string, number> {
    return Object.fromEntries(this.#calls);
  }

  list(): FaultSetting[] {
    return [...this.#settings.values()];
  }

  /** What happens to the next request of this upstream; counts it. A preflight is answered without a body. */
  take(upstream: Upstream, isPreflight: boolean): FaultSetting | null {
    if (!isPreflight) this.#calls.set(upstream, (this.#calls.get(upstream) ?? 0) + 1);
    const setting = this.#settings.get(upstream);
    if (!setting || (isPreflight && OF_THE_BODY.has(setting.fault))) return null;
    if (setting.left !== null) {
      setting.left -= 1;
      if (setting.left <= 0) this.#settings.delete(upstream);
    }
    return setting;
  }
}
