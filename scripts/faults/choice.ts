import { Problem } from '../lib/problem.ts';
import { FAULTS_OF } from './services.ts';

/** Which services and faults are tried. */
export type Choice = Readonly<{ isService(name: string): boolean; isFault(name: string): boolean }>;

/** Comma-separated names; all if omitted. `short` selects one fault of each service. */
type Asked = Readonly<{ short?: boolean | undefined; only?: string | undefined; fault?: string | undefined }>;

const SHORT: readonly string[] = ['down', 'full'];

/** @throws Problem for an unknown name, or where no named service has a named fault */
export function readChoice({ short, only, fault }: Asked): Choice {
  const services = named('service', only, Object.keys(FAULTS_OF));
  const faults = named('fault', fault, [...new Set(Object.values(FAULTS_OF).flat())]) ?? (short && SHORT);
  const isService = (name: string) => services?.includes(name) ?? true;
  const isFault = (name: string) => !faults || faults.includes(name);
  const wanted = Object.entries(FAULTS_OF).filter(([name]) => isService(name));
  if (wanted.some(([, all]) => all.some(isFault))) return { isService, isFault };
  throw new Problem(
    'No service that was named has a fault that was named.',
    `There are: ${wanted.map(([name, all]) => `${name} ${all.join(', ')}`).join('; ')}.`,
  );
}

function named(what: string, given: string | undefined, all: readonly string[]): string[] | undefined {
  const names = given?.split(',').map((name) => name.trim());
  const unknown = names?.filter((name) => !all.includes(name)) ?? [];
  if (unknown.length === 0) return names;
  throw new Problem(
    `There is no ${what} called ${unknown.map((name) => `“${name}”`).join(', ')}.`,
    `There are: ${all.join(', ')}.`,
  );
}
