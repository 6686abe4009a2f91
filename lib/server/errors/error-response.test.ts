import { captureLog } from '@/lib/server/testing/test-server';
import { toErrorResponse } from './error-response';

beforeEach(() => void captureLog());

const statusOf = (code: string) =>
  toErrorResponse(Object.assign(new Error('outer'), { cause: { code } }), 'request').status;

it.each([
  ['the disk of the database is full', '53100'],
  ['the database is out of memory', '53200'],
  ['the database has too many connections', '53300'],
  ['the disk of the database fails', '58030'],
  ['the database restarts after a crash', '57P02'],
  ['the database recovers', '57P03'],
  ['the database is read-only', '25006'],
  ['the disk of the node is full', 'ENOSPC'],
  ['the disk quota of the node is used up', 'EDQUOT'],
])('an error response has status 503 when the database or a disk fails: %s (%s)', (_, code) => {
  expect(statusOf(code)).toBe(503);
});

it.each(['23505', '42P01', 'XX000', 'EACCES'])(
  'an error response has status 500 for the code %s',
  (code) => {
    expect(statusOf(code)).toBe(500);
  },
);
