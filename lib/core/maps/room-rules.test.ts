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
    ['9'.repeat(400), 'tooMany'],
    ['27', 'tooFew'],
    ['28', undefined],
    [' 30 ', undefined],
  ])('of "%s" for 28 pupils is %s', (text, problem) => {
    expect(seatsProblem(text, 28)).toBe(problem);
  });
});

describe('an own room', () => {
  const layout = { desks: [{ row: 0, col: 0 }], marks: [], boardSide: 'left' as const };
  const roomId = '10000000-0000-4000-8000-000000000001';
  const own = { roomId, version: 2, name: 'Rom 12', layout };
  const choice = { kind: 'pairs' as const, seatCount: 4, own };
  test('is the room of the map, named by its id and version', () => {
    expect(toNamedRoom(choice)).toEqual({ identity: { own: roomId, version: 2 }, layout });
  });

  test('that is gone is named by its name, as a room of the map', () => {
    const gone = { ...choice, own: { ...own, roomId: null, version: 0 } };
    expect(toNamedRoom(gone).identity).toEqual({ standard: 'Rom 12', seatCount: 1 });
  });
});
