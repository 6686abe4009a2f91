import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@/lib/contracts/calls';
import type { Call } from '@/lib/contracts/call';

const largest = Math.max(...Object.values<Call>(calls).map(({ maxBodyBytes = 0 }) => maxBodyBytes));
const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

it('every API call limits its body to 512 kB', () => {
  expect(largest).toBeLessThanOrEqual(512_000);
});

it.each([
  ['nginx.conf', /client_max_body_size (\d+)k;/],
  ['kubernetes/ingress.yaml', /proxy-body-size: (\d+)k/],
])('the body limit of %s matches the largest body of an API call', (name, pattern) => {
  // nginx counts 1,024 bytes to a k.
  const bytes = Number(pattern.exec(read(name))![1]) * 1024;
  expect(bytes).toBeGreaterThanOrEqual(largest);
  expect(bytes).toBeLessThan(largest + 20_000);
});
