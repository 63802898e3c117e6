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
 * Ways in which an upstream can fail: `down` closes the connection without a response, `hang` keeps it open without
 * one, `slow` delays the response, `malformed` sends an unreadable body, `truncated` breaks off in the middle,
 * `partial` omits parts, `unauthorised` rejects the token.
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

/** Faults of the body, which do not affect responses without one. */
const OF_THE_BODY: ReadonlySet<Fault> = new Set(['malformed', 'truncated', 'partial']);

/** Upstreams whose responses contain no lists, so that `partial` has nothing to omit. */
export const WITHOUT_PARTS: ReadonlySet<Upstream> = new Set(['forms', 'media', 'payments', 'reset']);

export interface FaultSetting {
  upstream: Upstream;
  fault: Fault;
  /** Number of requests still to be affected; `null` for all until it is changed. */
  left: number | null;
  /** Delay of `slow`, in milliseconds. */
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

/** Returns which upstream a request is for, by the first segment of its path. */
export function upstreamOf(url: string): Upstream | null {
  const segment = /^\/[^/?]*/.exec(url)?.[0];
  return PREFIXES.find(([prefix]) => prefix === segment)?.[1] ?? null;
}

/** The faults that are set, and the number of calls, by upstream. */
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

  /** Number of calls since the start, without preflights. */
  calls(): Record<string, number> {
    return Object.fromEntries(this.#calls);
  }

  list(): FaultSetting[] {
    return [...this.#settings.values()];
  }

  /**
   * Returns the fault for the next request of an upstream, and counts the request. Preflights have no body to affect.
   */
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
