import { configure } from '@testing-library/react';

/** A lazily loaded part is first read and transpiled, which takes time while other tests run. */
configure({ asyncUtilTimeout: 10_000 });
