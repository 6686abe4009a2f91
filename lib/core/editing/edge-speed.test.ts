import { edgeSpeed } from './edge-speed';

const size = { width: 600, height: 400 };
const middle = { x: 300, y: 200 };

describe('the scroll velocity of a drag', () => {
  const speed = (point: { x: number; y: number }, start = middle) =>
    edgeSpeed({ point, start }, size, 20);

  it('is zero at a distance from the edges', () => {
    expect(speed({ x: 25, y: 370 })).toEqual({ x: 0, y: 0 });
  });

  it.each([
    ['left', { x: 0, y: 200 }, { x: -1, y: 0 }],
    ['right', { x: 600, y: 200 }, { x: 1, y: 0 }],
    ['upper', { x: 300, y: 0 }, { x: 0, y: -1 }],
    ['lower right', { x: 600, y: 400 }, { x: 1, y: 1 }],
  ])('points towards the edge under the pointer: the %s edge', (_, point, { x, y }) => {
    const found = speed(point);
    expect([Math.sign(found.x), Math.sign(found.y)]).toEqual([x, y]);
  });

  it('grows towards the edge and beyond the screen, up to a greatest speed', () => {
    const speeds = [585, 595, 610, 620, 900].map((x) => speed({ x, y: 200 }).x);
    expect(speeds).toEqual([...speeds].sort((a, b) => a - b));
    expect(new Set(speeds).size).toBe(4);
  });

  it('is zero while the pointer moves along the edge where the drag began', () => {
    expect(speed({ x: 590, y: 300 }, { x: 590, y: 100 })).toEqual({ x: 0, y: 0 });
    expect(speed({ x: 598, y: 300 }, { x: 590, y: 100 }).x).toBeGreaterThan(0);
  });
});
