import { fromMapConditions } from './from-map';

const mapId = '20000000-0000-4000-8000-000000000000';
const room = { standard: 'pairs', seatCount: 8 };

describe('the conditions of an older map', () => {
  it('become conditions of the class, with ids that follow from the map', () => {
    const desk = { row: 0, col: 1 };
    expect(
      fromMapConditions(
        mapId,
        [
          { type: 'apart', pupils: ['ada', 'bo'] },
          { type: 'zone', pupils: ['bo'], desks: [desk], place: 'nearDoor', wish: true },
          { type: 'zone', pupils: ['bo'], desks: [desk] },
          { type: 'fixed', pupil: 'cy', desk },
        ],
        room,
      ),
    ).toEqual([
      { id: '20000000-0000-4000-8000-000000000000', kind: 'apart', pupils: ['ada', 'bo'] },
      {
        id: '20000000-0000-4000-8000-000000000001',
        kind: 'place',
        place: 'nearDoor',
        pupils: ['bo'],
        wish: true,
      },
      { id: '20000000-0000-4000-8000-000000000003', kind: 'fixed', pupil: 'cy', desk, room },
    ]);
  });
});
