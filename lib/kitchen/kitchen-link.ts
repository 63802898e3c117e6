import { readKitchen } from './kitchen';
import type { Kitchen } from './types';

/**
 * Returns the details of a kitchen as the fragment of an address, which browsers do not send to any server:
 * `#fuel=LPG&circuit=32&length=3600`; empty without details.
 */
export function kitchenFragment({ room, socket, ...told }: Kitchen): string {
  const said = Object.entries({ ...told, socket: socket ? 'yes' : null, ...room });
  const params = said.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return params.length > 0 ? `#${new URLSearchParams(params).toString()}` : '';
}

/** Parses the fragment; malformed parts are ignored. */
export function kitchenIn(fragment: string): Kitchen {
  const params = new URLSearchParams(fragment.slice(1));
  const figure = (name: string) => (params.get(name) ? Number(params.get(name)) : null);
  return readKitchen({
    fuel: params.get('fuel'),
    circuit: figure('circuit'),
    socket: params.get('socket') === 'yes',
    room: { length: figure('length'), width: figure('width'), height: figure('height') },
    extraction: params.get('extraction'),
    hoodHeight: figure('hoodHeight'),
    housingHeight: figure('housingHeight'),
  });
}
