import { setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import { testDatabase } from '@/lib/server/testing/test-school';
import { seal, unseal } from './seal';

const database = testDatabase();
beforeEach(() => useTestEnvironment(database));

it('is opened again, and looks different each time', () => {
  const sealed = [seal('Å token', 'link 1'), seal('Å token', 'link 1')];
  expect(sealed.map((one) => unseal(one, 'link 1'))).toEqual(['Å token', 'Å token']);
  expect(sealed[0]).not.toBe(sealed[1]);
  expect(Buffer.from(sealed[0]!, 'base64url').toString('latin1')).not.toContain('token');
});

it('is not opened for another thing, after a change, or with another secret', () => {
  const sealed = seal('token', 'link 1');
  const last = sealed.endsWith('A') ? 'B' : 'A';
  expect(unseal(sealed, 'link 2')).toBeUndefined();
  expect(unseal(`${sealed.slice(0, -2)}${last}A`, 'link 1')).toBeUndefined();
  expect(unseal('', 'link 1')).toBeUndefined();
  setTestVariables({ APP_SECRET: 'another secret, which is long enough' });
  expect(unseal(sealed, 'link 1')).toBeUndefined();
});
