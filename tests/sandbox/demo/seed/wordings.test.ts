import { expect, test } from 'vitest';
import { wordings } from '../../../../sandbox/demo/seed/wordings.ts';

test.each([
  ['No complaints.', ['No complaints.']],
  ['[Football|Rugby] socks.', ['Football socks.', 'Rugby socks.']],
  ['Good[|, mostly].', ['Good.', 'Good, mostly.']],
  ['[A|The] [cat|dog] left.', ['A cat left.', 'A dog left.', 'The cat left.', 'The dog left.']],
])('%j expands to %j', (line, all) => expect(wordings(line)).toEqual(all));
