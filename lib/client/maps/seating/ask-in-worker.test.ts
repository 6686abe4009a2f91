import type { SeatingProblem } from '@/lib/core/seating/problem';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { askWhatIf, askWhy, fixRestInWorker } from './ask-in-worker';

const room = standardRoom('pairs', 4);
const [first, second, third] = room.desks;
const seats = { Ada: first!, Bo: second!, Cy: third! };
const problem: SeatingProblem = {
  room,
  pupils: ['Ada', 'Bo', 'Cy'],
  conditions: [{ id: '0', type: 'fixed', pupil: 'Cy', desk: third! }],
};
const options = { seed: 1, timeLimitMs: 1000 };

it('without a web worker, the seating engine mends a map and answers "what if" and "why" on the main thread', async () => {
  const edited = { seats: { ...seats, Cy: second!, Bo: third! }, keep: ['Ada'] };
  await expect(fixRestInWorker(problem, edited, options)).resolves.toMatchObject({
    seats,
    moved: ['Bo', 'Cy'],
  });
  const beside = { kind: 'beside', pupil: 'Ada', other: 'Cy' } as const;
  await expect(askWhatIf(problem, seats, beside, options)).resolves.toMatchObject({
    status: 'possible',
    seats: { Cy: third },
  });
  await expect(askWhy(problem, { seats, pupil: 'Cy' }, options)).resolves.toMatchObject({
    reasons: [{ kind: 'place', condition: '0', deskCount: 1 }],
  });
});

it('askWhy rejects with the reason of the abort when the caller aborts the question', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const asked = askWhy(problem, { seats, pupil: 'Cy' }, { ...options, signal });
  controller.abort(new Error('enough'));
  await expect(asked).rejects.toThrow('enough');
});
