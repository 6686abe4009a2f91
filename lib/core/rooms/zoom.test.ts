import { keepInFrame, limitZoom, stepZoom, zoomRange } from './zoom';

it('stepZoom shows the whole room again after five steps in and five steps out', () => {
  let zoom = 1;
  for (let count = 0; count < 5; count += 1) zoom = stepZoom(zoom, 1);
  for (let count = 0; count < 5; count += 1) zoom = stepZoom(zoom, -1);
  expect(zoom).toBeCloseTo(1);
});

it('stepZoom goes from a value between two steps to the next step', () => {
  expect(stepZoom(1.3, 1)).toBeCloseTo(1.5625);
  expect(stepZoom(1.3, -1)).toBeCloseTo(1.25);
});

it('the zoom never leaves its range', () => {
  expect(stepZoom(1, -1)).toBe(zoomRange.least);
  expect(stepZoom(zoomRange.most, 1)).toBe(zoomRange.most);
  expect(limitZoom(Number.NaN)).toBe(1);
  expect(limitZoom(Infinity)).toBe(1);
});

describe('keepInFrame', () => {
  const frame = { left: 10, top: 20, width: 100, height: 50 };
  const at = { x: 60, y: 45 };

  it('does not move a room that fills its frame', () => {
    expect(keepInFrame({ at, factor: 2, rect: frame, frame })).toEqual({ x: 0, y: 0 });
  });

  it('moves a room larger than its frame so that no gap remains at the edges of the frame', () => {
    const rect = { left: 10, top: 20, width: 400, height: 200 };
    // Scaled by half about its middle, the room would begin to the right of the frame's edge and below its top.
    expect(keepInFrame({ at, factor: 0.5, rect, frame })).toEqual({ x: -25, y: -12.5 });
  });

  it('puts a room smaller than its frame at the top of the frame, centred between left and right', () => {
    const rect = { left: -190, top: -80, width: 400, height: 200 };
    const moved = keepInFrame({ at, factor: 0.125, rect, frame });
    const left = 60 - 250 * 0.125 + moved.x;
    const top = 45 - 125 * 0.125 + moved.y;
    expect({ left, top }).toEqual({ left: 10 + (100 - 50) / 2, top: 20 });
  });
});
