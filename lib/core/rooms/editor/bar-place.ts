import type { Point, Size } from '@/lib/core/editing/edge-speed';
import { areaAround, areaHeight, areaWidth, type Area } from './area';
import type { EditorState } from './editor-state';
import { selectedCells } from './selection';
import { narrowWidth, shownHeight } from './view';

const gap = 10;

const zoomWidth = 160;

const onScreen = ({ view: { x, y, scale } }: EditorState, area: Area) => ({
  left: x + area.left * scale,
  top: y + area.top * scale,
  right: x + (area.left + areaWidth(area)) * scale,
  bottom: y + (area.top + areaHeight(area)) * scale,
});

const into = (start: number, length: number, whole: number) =>
  Math.max(gap, Math.min(start, whole - length - gap));

/**
 * Returns the upper left corner of the room editor's selection bar (the toolbar for selected objects), in pixels;
 * undefined without a selection. On a wide screen, the bar is beside the selection if there is space, otherwise at the
 * bottom. On a narrow screen, the bar is at the bottom or the top.
 */
export function placeBar(state: EditorState, bar: Size): Point | undefined {
  const { drawing, selection, size } = state;
  const area = areaAround(selectedCells(drawing, selection));
  if (!area) return undefined;
  const box = onScreen(state, area);
  const x = into((box.left + box.right - bar.width) / 2, bar.width, size.width);
  const y = into((box.top + box.bottom - bar.height) / 2, bar.height, size.height);
  const isNarrow = size.width < narrowWidth;
  const lowest = shownHeight(size);
  const foot = {
    x: isNarrow ? (size.width - bar.width) / 2 : size.width - bar.width - zoomWidth,
    y: (isNarrow ? lowest : size.height - gap) - bar.height,
  };
  const places = isNarrow
    ? [foot, { x: foot.x, y: gap }]
    : [
        { x, y: box.bottom + gap },
        { x, y: box.top - bar.height - gap },
        { x: box.right + gap, y },
        { x: box.left - bar.width - gap, y },
      ];
  const fits = (at: Point) =>
    at.x >= 0 &&
    at.y >= 0 &&
    at.x + bar.width <= size.width &&
    at.y + bar.height <= lowest &&
    (at.x >= box.right ||
      at.x + bar.width <= box.left ||
      at.y >= box.bottom ||
      at.y + bar.height <= box.top);
  return places.find(fits) ?? foot;
}
