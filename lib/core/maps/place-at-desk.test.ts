import { placeAtDesk } from './place-at-desk';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const frame = box(0, 0, 1000, 600);
const bar = { width: 200, height: 40 };

it('placeAtDesk puts the selection bar below the desk, or above the desk when a name is below', () => {
  const desk = box(400, 300, 100, 60);
  expect(placeAtDesk(desk, bar, frame, [])).toEqual({ left: 350, top: 366 });
  expect(placeAtDesk(desk, bar, frame, [box(400, 370, 100, 20)])).toEqual({ left: 350, top: 254 });
});

it('placeAtDesk keeps the selection bar inside the frame and off the desk', () => {
  expect(placeAtDesk(box(0, 0, 100, 60), bar, frame, [])).toEqual({ left: 0, top: 66 });
  expect(placeAtDesk(box(900, 540, 100, 60), bar, frame, [])).toEqual({ left: 800, top: 494 });
});

it('placeAtDesk puts the selection bar at a side of the desk when names are above and below', () => {
  const names = [box(0, 230, 1000, 60), box(0, 370, 1000, 60)];
  expect(placeAtDesk(box(400, 300, 100, 60), bar, frame, names)).toEqual({ left: 506, top: 310 });
});

it('placeAtDesk puts the selection bar next to the desk unless the bar hides fewer names at the bottom of the frame', () => {
  const rows = Array.from({ length: 10 }, (_, row) => box(0, 20 + row * 50, 1000, 45));
  const desk = box(400, 270, 100, 45);
  expect(placeAtDesk(desk, bar, frame, rows)).toEqual({ left: 400, top: 554 });

  const sides = [box(506, 310, 200, 40), box(194, 310, 200, 40)];
  const slivers = [...sides, box(350, 230, 300, 28), box(350, 402, 300, 28)];
  expect(placeAtDesk(box(400, 300, 100, 60), bar, frame, slivers)).toEqual({ left: 350, top: 366 });
});
