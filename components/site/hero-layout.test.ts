import { layOut } from './hero-layout';

describe('a room laid out for drawing', () => {
  const room = {
    desks: [
      { row: 0, col: 1 },
      { row: 0, col: 2 },
      { row: 2, col: 4 },
    ],
  };

  it('is as wide as its desks and its narrower aisles', () => {
    const { width, height } = layOut(room);
    expect(width).toBeCloseTo(3.42);
    expect(height).toBeCloseTo(2.3);
  });

  it('begins where the first desk stands', () => {
    const { placeOf } = layOut(room);
    expect(placeOf({ row: 0, col: 1 })).toEqual({ x: 0, y: 0 });
    expect(placeOf({ row: 2, col: 4 })).toEqual({ x: 2.42, y: 1.3 });
  });
});
