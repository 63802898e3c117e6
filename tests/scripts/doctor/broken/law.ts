import { told } from './alter';
import type { Broken } from './types';

const NO_VALUE = [/"edges":\[\{"node":\{"value":"(?:[^"\\]|\\.)*"\}\}\]/.source, '"edges":[]'] as const;

/** What the merchant may owe the law. */
export const LAW: readonly Broken[] = [
  {
    what: 'products do not say until when they get security updates',
    alter: told('DoctorSoldWith', 'Security updates until', 'Another field'),
    lines: ['law/security updates'],
    mends: /Security updates until/,
    state: 'warning',
  },
  {
    what: 'cleaning products are sold without their label texts',
    alter: told('DoctorSoldWith', 'Hazard statements', 'Another field'),
    lines: ['law/hazard words'],
    mends: /None where it is not classified/,
    state: 'warning',
  },
  {
    what: 'makers have no address',
    alter: told('DoctorMakers', ...NO_VALUE),
    lines: ['law/makers'],
    mends: /maker\/contact/,
    state: 'warning',
  },
  {
    what: 'products have no safety warnings',
    alter: told('DoctorWarnings', ...NO_VALUE),
    lines: ['law/warnings'],
    mends: /safety\/warnings/,
    state: 'warning',
  },
  {
    what: 'the platform’s checkout sells work in the house',
    environment: { CHECKOUT_MODE: 'hosted' },
    lines: ['law/express request'],
    mends: /expressly/,
    state: 'warning',
  },
];
