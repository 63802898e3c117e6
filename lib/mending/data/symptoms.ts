import type { Kind } from '@/lib/catalogue/kinds/table';
import type { Symptom } from '../types';

/** Faults, their usual cause, and the usual price of the part alone in pounds; practice of the repair trade, 2026. */
const WATER: readonly Symptom[] = [
  {
    name: 'leaks',
    says: 'It leaks',
    cause: 'Usually a hose, its washer or the door seal.',
    parts: [10, 40],
    byOneself: true,
    spares: { kind: 'Hose', called: 'inlet hose' },
  },
  {
    name: 'drains',
    says: 'It does not drain',
    cause: 'Usually a blocked filter, which costs nothing, or the drain pump.',
    parts: [0, 45],
    byOneself: true,
    spares: { kind: 'Hose', called: 'drain hose' },
  },
  {
    name: 'dead',
    says: 'It does nothing at all',
    cause: 'Usually the door lock, sometimes the control board.',
    parts: [20, 180],
    byOneself: false,
  },
  {
    name: 'cold',
    says: 'It does not heat the water',
    cause: 'Usually the heating element.',
    parts: [25, 45],
    byOneself: false,
  },
  {
    name: 'trips',
    says: 'It trips the electrics',
    cause: 'Usually the heating element or the motor.',
    parts: [25, 90],
    byOneself: false,
    danger: 'Unplug it, or switch it off at the wall, and leave it off.',
  },
];

const DRUM: readonly Symptom[] = [
  {
    name: 'turns',
    says: 'The drum does not turn',
    cause: 'Usually the belt or the motor brushes.',
    parts: [15, 60],
    byOneself: false,
  },
  {
    name: 'roars',
    says: 'It roars on the spin',
    cause:
      'Usually the drum bearings. Replacing them takes half a day, and some drums are sealed and cannot be opened.',
    parts: [40, 220],
    hours: 3,
    byOneself: false,
  },
];

const DRYING: readonly Symptom[] = [
  {
    name: 'damp',
    says: 'It does not dry',
    cause: 'Usually blocked filters, which cost nothing, or the heating element.',
    parts: [0, 60],
    byOneself: true,
  },
  {
    name: 'turns',
    says: 'The drum does not turn',
    cause: 'Usually the belt.',
    parts: [10, 25],
    byOneself: true,
  },
  {
    name: 'loud',
    says: 'It squeals or thumps',
    cause: 'Usually the drum pads or the drum bearing.',
    parts: [15, 45],
    byOneself: false,
  },
  {
    name: 'dead',
    says: 'It does nothing at all',
    cause: 'Usually the door switch or the thermal fuse, sometimes the control board.',
    parts: [15, 150],
    byOneself: false,
  },
  {
    name: 'trips',
    says: 'It trips the electrics, or smells of burning',
    cause: 'Usually the heating element or its wiring.',
    parts: [25, 70],
    byOneself: false,
    danger: 'Unplug it, or switch it off at the wall, and leave it off.',
  },
];

const DISHES: readonly Symptom[] = [
  {
    name: 'dirty',
    says: 'It does not get things clean',
    cause: 'Usually the filter or the spray arms, which cost nothing to clean; sometimes the pump.',
    parts: [0, 90],
    byOneself: true,
    spares: { kind: 'Cleaner', called: 'dishwasher cleaner' },
  },
  {
    name: 'door',
    says: 'The door drops open',
    cause: 'Usually a cord or a spring in the hinge.',
    parts: [10, 30],
    byOneself: true,
  },
];

const COLD: readonly Symptom[] = [
  {
    name: 'warm',
    says: 'It is too warm inside',
    cause:
      'Usually the sensor, the fan or the seal; if the compressor runs and it stays warm, the cooling circuit has failed, which is seldom worth repairing.',
    parts: [30, 280],
    byOneself: false,
  },
  {
    name: 'ice',
    says: 'It ices up',
    cause: 'Usually the door seal or the defrost heater.',
    parts: [30, 90],
    byOneself: true,
  },
  {
    name: 'puddle',
    says: 'There is water inside or under it',
    cause: 'Usually a blocked drain, which costs nothing to clear.',
    parts: [0, 15],
    byOneself: true,
  },
  {
    name: 'loud',
    says: 'It is loud',
    cause: 'Usually a fan, or feet that are not level.',
    parts: [0, 70],
    byOneself: true,
  },
  {
    name: 'dead',
    says: 'It does nothing at all',
    cause: 'Usually the thermostat or the control board.',
    parts: [35, 160],
    byOneself: false,
  },
];

const HEAT: readonly Symptom[] = [
  {
    name: 'cold',
    says: 'It does not get hot',
    cause: 'Usually the heating element.',
    parts: [20, 45],
    byOneself: false,
  },
  {
    name: 'uneven',
    says: 'It bakes unevenly',
    cause: 'Usually the fan or its element.',
    parts: [25, 70],
    byOneself: false,
  },
  {
    name: 'door',
    says: 'The door does not close',
    cause: 'Usually the seal or a hinge.',
    parts: [20, 60],
    byOneself: true,
  },
  {
    name: 'dead',
    says: 'It does nothing at all',
    cause: 'Usually the clock has reset and needs setting; sometimes the control board.',
    parts: [0, 180],
    byOneself: false,
  },
  {
    name: 'trips',
    says: 'It trips the electrics',
    cause: 'Usually a heating element that has let moisture in.',
    parts: [20, 45],
    byOneself: false,
    danger: 'Unplug it, or switch it off at the wall, and leave it off.',
  },
];

/** @param kind the usual gas appliance of the list */
const gasOf = (kind: Kind): Symptom => ({
  name: 'gas',
  says: 'It smells of gas',
  cause: 'An engineer has to find the cause.',
  parts: [0, 0],
  byOneself: false,
  danger:
    'Turn off the gas at the meter, open the windows, do not use any switches, and call the National Gas Emergency Service on 0800 111 999.',
  burns: kind,
});

const HOB: readonly Symptom[] = [
  {
    name: 'zone',
    says: 'One zone does not work',
    cause: 'Usually the heating element, or the board below it.',
    parts: [50, 160],
    byOneself: false,
  },
  {
    name: 'cracked',
    says: 'The glass is cracked',
    cause: 'The glass has to be replaced.',
    parts: [150, 320],
    byOneself: false,
    danger: 'Switch it off at the wall and do not use it: water can reach live parts.',
  },
  {
    name: 'dead',
    says: 'It does nothing at all',
    cause: 'Usually the control board.',
    parts: [90, 200],
    byOneself: false,
  },
];

const HOOD: readonly Symptom[] = [
  {
    name: 'weak',
    says: 'It extracts poorly',
    cause: 'Usually the filters, which need washing or replacing.',
    parts: [5, 80],
    byOneself: true,
    spares: { kind: 'Hood filter', called: 'hood filter' },
  },
  {
    name: 'loud',
    says: 'It is loud',
    cause: 'Usually the fan or its motor.',
    parts: [50, 130],
    byOneself: false,
  },
  {
    name: 'dark',
    says: 'The light does not work',
    cause: 'Usually the bulb.',
    parts: [5, 20],
    byOneself: true,
  },
  {
    name: 'dead',
    says: 'It does nothing at all',
    cause: 'Usually the switch or the motor.',
    parts: [20, 130],
    byOneself: false,
  },
];

const MICROWAVE: readonly Symptom[] = [
  {
    name: 'cold',
    says: 'It turns but does not heat',
    cause: 'Usually the magnetron. Never open it: it holds a charge that can kill.',
    parts: [60, 110],
    byOneself: false,
  },
  {
    name: 'sparks',
    says: 'It sparks inside',
    cause: 'Usually the waveguide cover, a sheet of mica.',
    parts: [5, 15],
    byOneself: true,
  },
  {
    name: 'dead',
    says: 'It does nothing at all',
    cause: 'Usually a fuse or the door switch.',
    parts: [10, 40],
    byOneself: false,
  },
];

export { COLD, DISHES, DRUM, DRYING, gasOf, HEAT, HOB, HOOD, MICROWAVE, WATER };
