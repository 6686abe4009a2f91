import { limitZoom, stepZoom, zoomRange } from './zoom';

it('leads back to the whole room by as many steps down as up', () => {
  let zoom = 1;
  for (let count = 0; count < 5; count += 1) zoom = stepZoom(zoom, 1);
  for (let count = 0; count < 5; count += 1) zoom = stepZoom(zoom, -1);
  expect(zoom).toBeCloseTo(1);
});

it('goes to the next step from between two, as two fingers leave it', () => {
  expect(stepZoom(1.3, 1)).toBeCloseTo(1.5625);
  expect(stepZoom(1.3, -1)).toBeCloseTo(1.25);
});

it('never leaves its range', () => {
  expect(stepZoom(1, -1)).toBe(zoomRange.least);
  expect(stepZoom(zoomRange.most, 1)).toBe(zoomRange.most);
  expect(limitZoom(Number.NaN)).toBe(1);
  expect(limitZoom(Infinity)).toBe(1);
});
