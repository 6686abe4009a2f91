import { runOpenLoop } from './open-loop';

const run = { rate: 200, seconds: 0.1 };

describe('runOpenLoop', () => {
  it('sends calls without waiting for answers', async () => {
    const waiting: (() => void)[] = [];
    const send = async () => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 20) for (const answer of waiting) answer();
      });
      return { name: 'late', status: 200 };
    };
    const results = await runOpenLoop(send, run);
    expect(results.get('late')!.ms).toHaveLength(20);
  });

  it('counts shed and failed calls separately from answered calls', async () => {
    let count = 0;
    const send = async () => {
      count += 1;
      return { name: 'some', status: [200, 503, 409, 0][count % 4]! };
    };
    const some = (await runOpenLoop(send, run)).get('some')!;
    expect(some).toMatchObject({ shed: 5, errors: { 0: 5, 409: 5 } });
    expect(some.ms).toHaveLength(5);
  });
});
