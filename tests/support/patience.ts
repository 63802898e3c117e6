import { configure } from '@testing-library/react';

/** A part whose script comes later is first read and translated, which takes its time while other tests run. */
configure({ asyncUtilTimeout: 10_000 });
