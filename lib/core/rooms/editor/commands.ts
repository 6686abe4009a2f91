import { maxCell, maxDesks, maxMarks, type BoardSide } from '../room-plan';
import type { Cell } from '../turn-cell';
import { areaAround, areaHeight, areaWidth } from './area';
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
import { isDesk, type CellKind, type Drawing, type Placed } from './drawing';
import { selectedCells, toSelection, type Selection } from './selection';

/** A command to a room, as data. The block commands are about the selection. */
export type Command =
  | { type: 'put'; cells: readonly Cell[]; kind: CellKind }
  | { type: 'remove'; cells: readonly Cell[] }
  | { type: 'move'; by: Offset }
  | { type: 'copy'; by: Offset }
  | { type: 'duplicate' }
  | { type: 'paste'; block: readonly Placed[] }
  | { type: 'rotate' }
  | { type: 'mirror'; axis: MirrorAxis }
  | { type: 'align'; edge: BoardSide }
  | { type: 'delete' }
  | { type: 'clear' }
  | { type: 'moveBoard'; to: BoardSide }
  | { type: 'turnRoom' };

/**
 * Why a command was not carried out: something stands where the block would go, or the room would have more than
 * `maxDesks`, more than `maxMarks`, or more than `maxCell` + 1 rows or columns.
 */
export type Refusal = 'taken' | 'tooManyDesks' | 'tooManyMarks' | 'tooLarge';

/** The outcome of a command: a change and the selection after it, or why it is refused. */
export type Outcome =
  | { change: Change; selection: Selection }
  | { refused: Refusal }
  /** The room is so already. */
  | undefined;

/** Computes a command's outcome for a drawing; the drawing itself stays as it is. */
export function runCommand(drawing: Drawing, selection: Selection, command: Command): Outcome {
  const planned = plan(drawing, selection, command);
  if ('refused' in planned) return planned;
  if (changesNothing(planned.change)) return undefined;
  const refused =
    planned.change.type === 'cells' ? findRefusal(drawing, planned.change) : undefined;
  return refused ? { refused } : planned;
}

const none: Offset = { down: 0, right: 0 };

/** The block on the nearest floor where it is free and apart. */
const nearby = (drawing: Drawing, block: readonly Placed[]): Placed[] =>
  shifted(block, nearestFree(drawing, block));

/** The block to the right or left of itself; on the nearest floor where the room would become too large by that. */
function beside(drawing: Drawing, block: readonly Placed[]): Placed[] {
  const placed = shifted(block, nearestBeside(drawing, block));
  const change = cellChange(
    drawing,
    placed.map((cell) => [cell, cell.kind] as const),
  );
  return findRefusal(drawing, change) === 'tooLarge' ? nearby(drawing, block) : placed;
}

type Planned = { change: Change; selection: Selection } | { refused: Refusal };

function plan(drawing: Drawing, selection: Selection, command: Command): Planned {
  const block = selectedCells(drawing, selection);
  switch (command.type) {
    case 'put': {
      const wanted = command.cells.map((cell) => [cell, command.kind] as const);
      return { change: cellChange(drawing, wanted), selection };
    }
    case 'remove':
      return remove(drawing, selection, command.cells);
    case 'delete':
      return remove(drawing, selection, block);
    case 'clear':
      return remove(drawing, selection, [...drawing.cells.values()]);
    case 'move':
      return relocate(drawing, block, shifted(block, command.by));
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
      // Turning keeps the order of the cells.
      const turned = [...applyChange(drawing, change).cells.values()];
      const wasSelected = [...drawing.cells.values()].map((placed) => isSelected.has(placed));
      return { change, selection: toSelection(turned.filter((_, index) => wasSelected[index])) };
    }
  }
}

function remove(drawing: Drawing, selection: Selection, cells: readonly Cell[]): Planned {
  const gone = toSelection(cells);
  return {
    change: cellChange(
      drawing,
      cells.map((cell) => [cell, undefined] as const),
    ),
    selection: new Set([...selection].filter((key) => !gone.has(key))),
  };
}

/** Takes the block away and puts it down as `moved`. */
function relocate(drawing: Drawing, block: Placed[], moved: Placed[]): Planned {
  const emptied = cellChange(
    drawing,
    block.map((cell) => [cell, undefined] as const),
  );
  if (!isFree(applyChange(drawing, emptied), moved, none)) {
    return { refused: 'taken' };
  }
  const wanted = [
    ...block.map((cell) => [cell, undefined] as const),
    ...moved.map((cell) => [cell, cell.kind] as const),
  ];
  return { change: cellChange(drawing, wanted), selection: toSelection(moved) };
}

function add(drawing: Drawing, block: Placed[]): Planned {
  if (!isFree(drawing, block, none)) return { refused: 'taken' };
  const wanted = block.map((cell) => [cell, cell.kind] as const);
  return { change: cellChange(drawing, wanted), selection: toSelection(block) };
}

/** The limit that the changed room would exceed and more so than before. */
function findRefusal(drawing: Drawing, change: Change): Refusal | undefined {
  const before = measure(drawing);
  const after = measure(applyChange(drawing, change));
  if (after.desks > Math.max(maxDesks, before.desks)) return 'tooManyDesks';
  if (after.marks > Math.max(maxMarks, before.marks)) return 'tooManyMarks';
  return after.extent > Math.max(maxCell + 1, before.extent) ? 'tooLarge' : undefined;
}

function measure({ cells }: Drawing) {
  const area = areaAround(cells.values());
  const placed = [...cells.values()];
  const desks = placed.filter(({ kind }) => isDesk(kind)).length;
  return {
    desks,
    marks: placed.filter(({ kind }) => kind !== 'desk').length,
    extent: area ? Math.max(areaHeight(area), areaWidth(area)) : 0,
  };
}
