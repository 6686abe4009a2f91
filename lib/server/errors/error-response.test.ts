import { captureLog } from '@/lib/server/testing/test-server';
import { toErrorResponse } from './error-response';

beforeEach(() => void captureLog());

const statusOf = (code: string) =>
  toErrorResponse(Object.assign(new Error('outer'), { cause: { code } }), 'request').status;

it.each([
  ['the disk of the database is full', '53100'],
  ['its memory is', '53200'],
  ['it has too many connections', '53300'],
  ['its disk fails', '58030'],
  ['it starts again after a panic', '57P02'],
  ['it recovers', '57P03'],
  ['it only reads, because another server leads or it does not lead yet', '25006'],
  ['our own disk is full', 'ENOSPC'],
  ['our quota is', 'EDQUOT'],
])('the product is unavailable for now where %s (%s)', (_, code) => {
  expect(statusOf(code)).toBe(503);
});

it.each(['23505', '42P01', 'XX000', 'EACCES'])('%s is our own fault', (code) => {
  expect(statusOf(code)).toBe(500);
});
