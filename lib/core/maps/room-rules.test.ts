import { toNamedRoom } from '@/lib/core/maps/room-choice';
import { seatsProblem } from './room-rules';

describe('seatsProblem', () => {
  test.each([
    ['', 'notANumber'],
    ['abc', 'notANumber'],
    ['-3', 'notANumber'],
    ['1.5', 'notANumber'],
    ['1e2', 'notANumber'],
    ['0', 'notANumber'],
    ['201', 'tooMany'],
    ['27', 'tooFew'],
    ['28', undefined],
    [' 30 ', undefined],
  ])('for the text "%s" and 28 pupils returns %s', (text, problem) => {
    expect(seatsProblem(text, 28)).toBe(problem);
  });

  test('returns tooMany for a number of 400 digits', () => {
    expect(seatsProblem('9'.repeat(400), 28)).toBe('tooMany');
  });
});

describe('a teacher’s own room', () => {
  const layout = { desks: [{ row: 0, col: 0 }], marks: [], boardSide: 'left' as const };
  const roomId = '10000000-0000-4000-8000-000000000001';
  const own = { roomId, version: 2, name: 'Rom 12', layout };
  const choice = { kind: 'pairs' as const, seatCount: 4, own };
  test('is identified in the map by its id and version', () => {
    expect(toNamedRoom(choice)).toEqual({ identity: { own: roomId, version: 2 }, layout });
  });

  test('is identified by its name once it has been deleted', () => {
    const gone = { ...choice, own: { ...own, roomId: null, version: 0 } };
    expect(toNamedRoom(gone).identity).toEqual({ standard: 'Rom 12', seatCount: 1 });
  });
});
