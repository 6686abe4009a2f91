import { fromMapConditions } from './from-map';

const room = { standard: 'pairs', seatCount: 8 };

describe('the conditions of an older map', () => {
  it('become conditions of the class with the same ids, except zone conditions without a named place', () => {
    const desk = { row: 0, col: 1 };
    expect(
      fromMapConditions(
        [
          { id: '0', type: 'apart', pupils: ['ada', 'bo'] },
          { id: '1', type: 'zone', pupils: ['bo'], desks: [desk], place: 'nearDoor', wish: true },
          { id: '2', type: 'zone', pupils: ['bo'], desks: [desk] },
          { id: '3', type: 'fixed', pupil: 'cy', desk },
        ],
        room,
      ),
    ).toEqual([
      { id: '0', type: 'apart', pupils: ['ada', 'bo'] },
      {
        id: '1',
        type: 'zone',
        place: 'nearDoor',
        pupils: ['bo'],
        wish: true,
      },
      { id: '3', type: 'fixed', pupil: 'cy', desk, room },
    ]);
  });
});
