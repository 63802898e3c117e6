const depth = process.env['TEST_DEPTH'];

/** Whether slow checks that seldom find anything are run: with `npm test -- --long`. */
export const isLong = depth === 'long';

/** Whether every similar case is tested, rather than a sample: with `npm test -- --all` and `-- --long`. */
export const isAll = isLong || depth === 'all';
