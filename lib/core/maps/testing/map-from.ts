import type { Condition, Seating } from '@/lib/core/conditions/condition';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import { isLeftEmpty, pupilAt, startMap, type MapDocument } from '../map-document';

/**
 * Builds a seating map from a text sketch, such as `Ada Bo / - .`. A slash ends a row of cells; the first row is
 * nearest the board. Each word is a cell: a pupil's name, `-` (free desk), `x` (desk left empty) or `.` (floor).
 */
export function mapFrom(
  sketch: string,
  rest: Partial<Omit<MapDocument, 'layout' | 'seats' | 'emptyDesks'>> = {},
): MapDocument {
  const desks: Desk[] = [];
  const emptyDesks: Desk[] = [];
  const seats: Seating = {};
  sketch.split('/').forEach((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .forEach((word, col) => {
        if (word === '.') return;
        desks.push({ row, col });
        if (word === 'x') emptyDesks.push({ row, col });
        else if (word !== '-') seats[word] = { row, col };
      }),
  );
  const layout: RoomLayout = { desks, marks: [], boardSide: 'top' };
  return startMap(layout, seats, { emptyDesks, ...rest });
}

export function toSketch(map: MapDocument): string {
  const { desks } = map.layout;
  const keys = new Set(desks.map(deskKey));
  const [height, width] = [
    Math.max(...desks.map(({ row }) => row)) + 1,
    Math.max(...desks.map(({ col }) => col)) + 1,
  ];
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, col) => {
      const desk = { row, col };
      if (!keys.has(deskKey(desk))) return '.';
      return pupilAt(map, desk) ?? (isLeftEmpty(map, desk) ? 'x' : '-');
    }).join(' '),
  ).join(' / ');
}

export const apart = (...pupils: string[]): Condition => ({
  id: `apart ${pupils.join(' ')}`,
  type: 'apart',
  pupils,
});
export const together = (...pupils: string[]): Condition => ({
  id: `together ${pupils.join(' ')}`,
  type: 'together',
  pupils,
});
export const front = (...pupils: string[]): Condition => ({
  id: `front ${pupils.join(' ')}`,
  type: 'front',
  pupils,
});
