import {
  conditionPupils,
  type Condition,
  type PupilId,
  type Seating,
} from '@/lib/core/conditions/condition';
import type { Room } from '@/lib/core/rooms/room';
import { Domains } from '../model/domains';
import { prepareGrid } from '../model/grid';
import { prepareModel, type SearchModel } from '../model/search-model';

/** Small room for the test of one search rule. Each pupil is named by a single letter. */
export interface Position {
  model: SearchModel;
  domains: Domains;
  group: (letters: string) => Int32Array;
  /** Forbids every desk to a pupil except the given desks, which are numbered in reading order. */
  leave: (letter: string, ...desks: number[]) => void;
  open: (letter: string) => number[];
}

export function drawRoom(lines: string[]): Room {
  return {
    desks: lines.flatMap((line, row) =>
      [...line].flatMap((cell, col) => (cell === '#' ? [{ row, col }] : [])),
    ),
  };
}

export function distance(letters: string, desks: 2 | 3): Condition {
  return { id: `distance ${letters}`, type: 'distance', pupils: [...letters], desks };
}

export function condition(
  type: 'together' | 'apart' | 'front' | 'back' | 'alone',
  letters: string,
): Condition {
  return { id: `${type} ${letters}`, type, pupils: [...letters] };
}

/**
 * Prepares a small room and its pupils for the test of one search rule. In `lines`, `#` is a desk; `others` names
 * pupils without conditions or locked desks.
 */
export function preparePosition(
  lines: string[],
  conditions: Condition[],
  more: { others?: string; locked?: Seating; formerNeighbours?: Record<PupilId, string> } = {},
): Position {
  const { others = '', locked = {}, formerNeighbours } = more;
  const named = conditions.flatMap(conditionPupils);
  const pupils = [...new Set([...named, ...Object.keys(locked), ...others])].sort();
  const met =
    formerNeighbours &&
    pupils.map((pupil) =>
      [...(formerNeighbours[pupil] ?? '')].map((other) => pupils.indexOf(other)),
    );
  const model = prepareModel(prepareGrid(drawRoom(lines)), pupils, conditions, locked, met);
  return toPosition(model, new Domains(Int32Array.from(model.domains), model.grid.words));
}

export function toPosition(model: SearchModel, domains: Domains): Position {
  const number = (letter: string) => model.bound.indexOf(model.pupils.indexOf(letter));
  const desks = [...model.grid.desks.keys()];
  return {
    model,
    domains,
    group: (letters) => Int32Array.from([...letters], number),
    leave: (letter, ...left) => {
      for (const desk of desks) if (!left.includes(desk)) domains.remove(number(letter), desk);
    },
    open: (letter) => desks.filter((desk) => domains.has(number(letter), desk)),
  };
}

/** Lists the desk numbers in a bit set. */
export function desksIn(set: Int32Array): number[] {
  return Array.from({ length: set.length * 32 }, (_, desk) => desk).filter(
    (desk) => (set[desk >> 5]! & (1 << (desk & 31))) !== 0,
  );
}
