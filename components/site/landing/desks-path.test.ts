import { desksPath } from './desks-path';

describe('desks drawn as one path', () => {
  it('begin where each desk begins, and come back there', () => {
    expect(desksPath([{ x: 5, y: 7 }], { width: 10, height: 8, radius: 2 })).toBe(
      'M7 7h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z',
    );
  });

  it('are as many as there are corners', () => {
    const corners = [0, 20, 40].map((x) => ({ x, y: 0 }));
    expect(desksPath(corners, { width: 10, height: 8, radius: 2 }).match(/M/g)).toHaveLength(3);
    expect(desksPath([], { width: 10, height: 8, radius: 2 })).toBe('');
  });
});
