import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReplyReader, encodeCommand, RedisRefusal, type Reply } from '@/lib/platform/redis/resp';

/** The replies in these bytes, which arrive cut at `cuts`. */
function read(bytes: Buffer, cuts: number[] = []): Reply[] {
  const replies: Reply[] = [];
  const reader = createReplyReader((reply) => replies.push(reply));
  const at = [0, ...cuts.map((cut) => cut % bytes.length).toSorted((a, b) => a - b), bytes.length];
  for (const [index, from] of at.slice(0, -1).entries()) reader(bytes.subarray(from, at[index + 1]));
  return replies;
}

describe('what Redis says', () => {
  test('is read by its kind', () => {
    const bytes = Buffer.from('+OK\r\n:42\r\n$3\r\na\r\n\r\n$-1\r\n*2\r\n$1\r\nx\r\n:1\r\n-ERR no\r\n');
    expect(read(bytes)).toEqual([
      'OK',
      42,
      Buffer.from('a\r\n'),
      null,
      [Buffer.from('x'), 1],
      new RedisRefusal('ERR no'),
    ]);
  });

  test('is the same in whatever pieces it arrives', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array()), fc.array(fc.nat()), (values, cuts) => {
        const bytes = encodeCommand(values.map((value) => Buffer.from(value)));
        expect(read(bytes, cuts)).toEqual([values.map((value) => Buffer.from(value))]);
      }),
    );
  });

  test('is refused when it is something else', () => {
    expect(() => read(Buffer.from('HTTP/1.1 400 Bad Request\r\n'))).toThrow('This is not RESP.');
  });
});
