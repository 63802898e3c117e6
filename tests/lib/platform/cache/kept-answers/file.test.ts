import { mkdtempSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  type AnswersFile,
  mendAnswersFile,
  openAnswersFile,
  readAnswersFile,
} from '@/lib/platform/cache/kept-answers/file';

const MEGABYTE = 1024 * 1024;
const path = () => join(mkdtempSync(join(tmpdir(), 'kept-')), 'a', 'answers.sqlite');

function open(file: string, most = MEGABYTE): AnswersFile {
  const answers = openAnswersFile(file, most);
  onTestFinished(() => answers.close());
  return answers;
}
const answer = (key: string, at = 1, size = 10) => ({ key, at, bytes: Buffer.alloc(size, key) });
const has = (file: AnswersFile, key: string) => file.find(key) !== undefined;

test('an answer is readable by another process, and is not replaced by an older one', () => {
  const file = path();
  open(file).keep([answer('a', 2)]);
  const other = open(file);
  expect(other.find('a')).toMatchObject({ key: 'a', at: 2 });
  expect(Buffer.from(other.find('a')?.bytes ?? []).toString()).toBe('a'.repeat(10));
  other.keep([answer('a', 1, 3)]);
  expect(other.find('a')?.at).toBe(2);
  expect(other.find('b')).toBeUndefined();
});

test('the file stays within its limit, and the oldest answers are removed first', () => {
  const file = path();
  const answers = open(file);
  for (let n = 0; n < 400; n += 1) answers.keep([answer(`made-up-${n}`, n, 10_000)]);
  expect(statSync(file).size).toBeLessThan(1.1 * MEGABYTE);
  expect([has(answers, 'made-up-0'), has(answers, 'made-up-399')]).toEqual([false, true]);
});

test('made-up requests do not push out repeated ones, nor do repeated ones fill the whole file', () => {
  const answers = open(path());
  for (const at of [1, 2]) answers.keep([answer('home', at, 10_000)]);
  for (let n = 0; n < 400; n += 1) answers.keep([answer(`made-up-${n}`, 10 + n, 10_000)]);
  expect(has(answers, 'home')).toBe(true);
  for (let n = 0; n < 200; n += 1)
    for (const at of [1_000, 1_001]) answers.keep([answer(`again-${n}`, at + 2 * n, 10_000)]);
  expect(has(answers, 'home')).toBe(false);
  expect(has(answers, 'again-199')).toBe(true);
});

test.each([
  ['cut off', (file: string) => truncateSync(file, 5_000)],
  ['not a database', (file: string) => writeFileSync(file, 'no database '.repeat(1_000))],
])('a file that is %s is replaced by an empty one, and an intact one is kept', (_, spoil) => {
  const file = path();
  mendAnswersFile(file);
  const answers = openAnswersFile(file, MEGABYTE);
  for (let n = 0; n < 30; n += 1) answers.keep([answer(`a-${n}`, 1, 1_000)]);
  answers.close();
  mendAnswersFile(file);
  expect(readAnswersFile(file)).toHaveLength(30);
  spoil(file);
  mendAnswersFile(file);
  open(file).keep([answer('b')]);
  expect(readAnswersFile(file).map(({ key }) => key)).toEqual(['b']);
});

test('the file of the build is complete by itself as soon as it is written', () => {
  const file = path();
  const answers = openAnswersFile(file, MEGABYTE, 'delete');
  onTestFinished(() => answers.close());
  answers.keep([answer('a')]);
  const copy = path();
  mendAnswersFile(copy);
  open(copy).keep([answer('z')]);
  writeFileSync(`${copy}.alone`, readFileSync(file));
  expect(readAnswersFile(`${copy}.alone`)).toHaveLength(1);
  expect(readAnswersFile(join(tmpdir(), 'nothing.sqlite'))).toEqual([]);
});
