import fc from 'fast-check';
import { isLong } from '../../scripts/lib/test-depth';

/**
 * Properties are tested with the same values every time, and with new ones by `--long`, whose seed a failure reports.
 */
if (!isLong) fc.configureGlobal({ seed: 20_261_101 });
