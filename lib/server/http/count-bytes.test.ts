import { countBytes } from './count-bytes';

const start = Date.UTC(2026, 10, 27);
const refusal = (client: string, bytes: number, nowMs: number) => {
  try {
    countBytes(client, bytes, nowMs);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('countBytes', () => {
  it('lets a client send at most two million bytes in a short time, then refuses with a Retry-After header', () => {
    for (let body = 0; body < 4; body += 1) countBytes('ada', 500_000, start);
    expect(refusal('ada', 640_000, start)).toMatchObject({
      code: 'tooManyRequests',
      options: { headers: { 'Retry-After': '10' } },
    });
    expect(refusal('bo', 640_000, start)).toBeUndefined();
    expect(refusal('ada', 640_000, start + 10_000)).toBeUndefined();
    expect(refusal('ada', 1, start + 10_000)).toBeDefined();
  });

  it('does not count the bytes of a refused request', () => {
    countBytes('cai', 2_000_000, start);
    for (let again = 0; again < 10; again += 1) refusal('cai', 500_000, start);
    expect(refusal('cai', 64_000, start + 1000)).toBeUndefined();
  });
});
