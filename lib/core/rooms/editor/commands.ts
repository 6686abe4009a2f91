import { isOpening, maxCell, maxDesks, maxMarks, type BoardSide } from '../room-layout';
import type { Room } from '../room';
import type { Cell } from '../turn-cell';
import { areaAround, areaHeight, areaWidth, type Area, holds } from './area';
import {
  aligned,
  isFree,
  mirrored,
  nearestBeside,
  nearestFree,
  rotated,
  shifted,
  type MirrorAxis,
  type Offset,
} from './blocks';
import { applyChange, cellChange, changesNothing, type Change } from './change';
import {
  cellKey,
  countDesks,
  isDesk,
  kindAt,
  type CellKind,
  type Drawing,
  type Placed,
} from './drawing';
import { selectedCells, toSelection, type Selection } from './selection';
import { layoutBlock } from './stamps';
import { roomArea, moveOpenings, wallCell } from './walls';

/**
 * Grid that repeats the selected objects, `across` times horizontally and `down` times vertically. Both numbers include
 * the original; `gap` is the number of cells between copies.
 */
export interface CopyGrid {
  across: number;
  down: number;
  gap: number;
}

/**
 * Command to the room editor, as data. `put` skips cells that contain an object; `layout` replaces all desks by the
 * desks of `room`.
 */
export type Command =
  | { type: 'put'; cells: readonly Cell[]; kind: CellKind }
  | { type: 'stamp'; block: readonly Placed[] }
  | { type: 'layout'; room: Room }
  | { type: 'remove'; cells: readonly Cell[] }
  | { type: 'move'; by: Offset }
  | { type: 'copy'; by: Offset }
  | { type: 'duplicate' }
  | { type: 'paste'; block: readonly Placed[] }
  | { type: 'makeMore'; grid: CopyGrid }
  | { type: 'rotate' }
  | { type: 'turnDesks' }
  | { type: 'mirror'; axis: MirrorAxis }
  | { type: 'align'; edge: BoardSide }
  | { type: 'delete' }
  | { type: 'clear' }
  | { type: 'moveBoard'; to: BoardSide }
  | { type: 'turnRoom' };

/** Reason why the room editor refuses a command, such as an object in the way (`taken`) or too many desks. */
export type Refusal = 'taken' | 'notInRoom' | 'tooManyDesks' | 'tooManyMarks' | 'tooLarge';

/**
 * Effect of a command in the room editor. `placed` are the added or turned objects; `skipped` is the number of cells
 * (for `put`) or copies (for `makeMore`) without free space.
 */
export interface Effect {
  change: Change;
  selection: Selection;
  placed?: readonly Placed[];
  skipped?: number;
}

export type Outcome =
  | Effect
  | { refused: Refusal }
  /** Outcome of a room editor's command that changes nothing. */
  | undefined;

/**
 * Computes the effect of a room editor's command, without changing `drawing`. Undefined if the command would change
 * nothing.
 */
export function runCommand(drawing: Drawing, selection: Selection, command: Command): Outcome {
  const planned = plan(drawing, selection, command);
  if ('refused' in planned) return planned;
  const { change, moved } = moveOpenings(drawing, planned.change);
  if (changesNothing(change)) return undefined;
  const refused = change.type === 'cells' ? findRefusal(drawing, change) : undefined;
  if (refused) return { refused };
  const after = new Set([...planned.selection].map((key) => moved.get(key) ?? key));
  return { ...planned, change, selection: after };
}

const none: Offset = { down: 0, right: 0 };

const nearby = (drawing: Drawing, block: readonly Placed[]): Placed[] =>
  shifted(block, nearestFree(drawing, block));

function beside(drawing: Drawing, block: readonly Placed[]): Placed[] {
  const placed = shifted(block, nearestBeside(drawing, block));
  const change = cellChange(
    drawing,
    placed.map((cell) => [cell, cell.kind] as const),
  );
  return findRefusal(drawing, change) === 'tooLarge' ? nearby(drawing, block) : placed;
}

type Planned = Effect | { refused: Refusal };

function plan(drawing: Drawing, selection: Selection, command: Command): Planned {
  const block = selectedCells(drawing, selection);
  switch (command.type) {
    case 'put':
      return put(drawing, selection, command.cells, command.kind);
    case 'stamp': {
      const planned = add(drawing, command.block);
      return 'refused' in planned ? planned : { ...planned, selection };
    }
    case 'layout':
      return layOut(drawing, selection, command.room);
    case 'remove':
      return remove(drawing, selection, command.cells);
    case 'delete':
      return remove(drawing, selection, block);
    case 'clear':
      return remove(drawing, selection, [...drawing.cells.values()]);
    case 'move':
      return relocate(drawing, block, shifted(block, command.by));
    case 'makeMore':
      return makeMore(drawing, block, command.grid);
    case 'turnDesks': {
      const desks = block.filter(({ kind }) => isDesk(kind));
      const kind = desks.every((desk) => desk.kind === 'turnedDesk') ? 'desk' : 'turnedDesk';
      const change = cellChange(
        drawing,
        desks.map((cell) => [cell, kind] as const),
      );
      return { change, selection, placed: desks.map((desk) => ({ ...desk, kind })) };
    }
    case 'rotate':
      return relocate(drawing, block, rotated(block));
    case 'mirror':
      return relocate(drawing, block, mirrored(block, command.axis));
    case 'align':
      return relocate(drawing, block, aligned(block, command.edge));
    case 'copy':
      return add(drawing, shifted(block, command.by));
    case 'duplicate':
      return add(drawing, beside(drawing, block));
    case 'paste':
      return add(
        drawing,
        isFree(drawing, command.block, none) ? [...command.block] : nearby(drawing, command.block),
      );
    case 'moveBoard':
      return {
        change: { type: 'board', before: drawing.boardSide, after: command.to },
        selection,
      };
    case 'turnRoom': {
      const change: Change = { type: 'turn', quarters: 1 };
      const isSelected = new Set(block);
      // The comparison by index works because a turn of the room keeps the order of the cells.
      const turned = [...applyChange(drawing, change).cells.values()];
      const wasSelected = [...drawing.cells.values()].map((placed) => isSelected.has(placed));
      return { change, selection: toSelection(turned.filter((_, index) => wasSelected[index])) };
    }
  }
}

function put(
  drawing: Drawing,
  selection: Selection,
  cells: readonly Cell[],
  kind: CellKind,
): Planned {
  const area = roomArea(drawing);
  const inReach = kind === 'outside' && area ? cells.filter((cell) => holds(area, cell)) : cells;
  if (inReach.length === 0) return { refused: 'notInRoom' };
  const wanted = isOpening(kind) ? inReach.map((cell) => wallCell(drawing, cell)) : inReach;
  const canTake = (there: CellKind | undefined) =>
    there === undefined || (kind === 'outside' && isOpening(there));
  const free = [...new Map(wanted.map((cell) => [cellKey(cell), cell])).values()].filter((cell) =>
    canTake(kindAt(drawing, cell)),
  );
  if (free.length === 0) return { refused: 'taken' };
  const change = cellChange(
    drawing,
    free.map((cell) => [cell, kind] as const),
  );
  const placed = free.map(({ row, col }) => ({ row, col, kind }));
  return {
    change,
    selection,
    placed,
    skipped: isOpening(kind) ? 0 : inReach.length - free.length,
  };
}

function layOut(drawing: Drawing, selection: Selection, room: Room): Planned {
  const desks = [...drawing.cells.values()].filter(({ kind }) => isDesk(kind));
  const { change: emptied, selection: left } = remove(drawing, selection, desks);
  const empty = applyChange(drawing, emptied);
  const block = layoutBlock(drawing, room, desks);
  const placed = isFree(empty, block, none) ? block : nearby(empty, block);
  const change = cellChange(drawing, [
    ...desks.map((cell) => [cell, undefined] as const),
    ...placed.map((cell) => [cell, cell.kind] as const),
  ]);
  return { change, selection: left, placed };
}

/**
 * Returns the copies of the selected objects that fill a grid, without the original objects. `skipped` is the number of
 * copies left out because a cell is taken.
 */
export function copiesInGrid(
  drawing: Drawing,
  block: readonly Placed[],
  { across, down, gap }: CopyGrid,
): { copies: Placed[]; skipped: number } {
  const area = areaAround(block);
  if (!area) return { copies: [], skipped: 0 };
  const [height, width] = [areaHeight(area) + gap, areaWidth(area) + gap];
  const copies: Placed[] = [];
  let skipped = 0;
  for (let index = 1; index < across * down; index += 1) {
    const by = { down: Math.floor(index / across) * height, right: (index % across) * width };
    if (isFree(drawing, block, by)) copies.push(...shifted(block, by));
    else skipped += 1;
  }
  return { copies, skipped };
}

function makeMore(drawing: Drawing, block: readonly Placed[], grid: CopyGrid): Planned {
  const { copies, skipped } = copiesInGrid(drawing, block, grid);
  if (copies.length === 0) return { refused: 'taken' };
  const planned = add(drawing, copies);
  if ('refused' in planned) return planned;
  return { ...planned, selection: toSelection([...block, ...copies]), skipped };
}

function remove(drawing: Drawing, selection: Selection, cells: readonly Cell[]): Effect {
  const gone = toSelection(cells);
  return {
    change: cellChange(
      drawing,
      cells.map((cell) => [cell, undefined] as const),
    ),
    selection: new Set([...selection].filter((key) => !gone.has(key))),
  };
}

function relocate(drawing: Drawing, block: Placed[], target: Placed[]): Planned {
  const empty = without(drawing, block);
  const moved = inPlace(empty, target, roomArea(drawing));
  if (!isFree(empty, moved, none)) return { refused: 'taken' };
  const wanted = [
    ...block.map((cell) => [cell, undefined] as const),
    ...moved.map((cell) => [cell, cell.kind] as const),
  ];
  return { change: cellChange(drawing, wanted), selection: toSelection(moved) };
}

const without = (drawing: Drawing, block: readonly Placed[]): Drawing =>
  applyChange(drawing, remove(drawing, new Set(), block).change);

/**
 * Returns the moved objects at the cells where they would be put down. If all moved objects are doors or windows, each
 * object snaps to the nearest wall.
 */
export const whereCarried = (drawing: Drawing, block: readonly Placed[], by: Offset): Placed[] =>
  inPlace(without(drawing, block), shifted(block, by), roomArea(drawing));

function inPlace(drawing: Drawing, block: readonly Placed[], area: Area | undefined): Placed[] {
  if (!block.every(({ kind }) => isOpening(kind))) return [...block];
  let now = drawing;
  return block.map(({ kind, ...cell }) => {
    const placed = { ...wallCell(now, cell, area), kind };
    now = applyChange(now, cellChange(now, [[placed, kind]]));
    return placed;
  });
}

function add(drawing: Drawing, block: readonly Placed[]): Planned {
  if (!isFree(drawing, block, none)) return { refused: 'taken' };
  const wanted = block.map((cell) => [cell, cell.kind] as const);
  return {
    change: cellChange(drawing, wanted),
    selection: toSelection(block),
    placed: block,
  };
}

/** An edit of a room that already exceeds a size limit is allowed if the excess does not grow. */
function findRefusal(drawing: Drawing, change: Change): Refusal | undefined {
  const before = measure(drawing);
  const after = measure(applyChange(drawing, change));
  if (after.desks > Math.max(maxDesks, before.desks)) return 'tooManyDesks';
  if (after.marks > Math.max(maxMarks, before.marks)) return 'tooManyMarks';
  return after.extent > Math.max(maxCell + 1, before.extent) ? 'tooLarge' : undefined;
}

function measure({ cells }: Drawing) {
  const area = areaAround(cells.values());
  return {
    desks: countDesks({ cells }),
    marks: [...cells.values()].filter(({ kind }) => kind !== 'desk').length,
    extent: area ? Math.max(areaHeight(area), areaWidth(area)) : 0,
  };
}
