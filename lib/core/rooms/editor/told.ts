import type { HistoryTold } from '@/lib/core/editing/history';
import type { BoardSide, MarkKind } from '../room-layout';
import type { Offset } from './blocks';
import type { Refusal } from './commands';
import type { Counts } from './drawing';
import type { Tool } from './tool';

/** The effect of a command on objects, as data for its message. */
export type DoneWith =
  | 'removed'
  | 'copied'
  | 'inClipboard'
  | 'rotated'
  | 'mirrored'
  | 'aligned'
  | 'selected'
  | 'pickedUp'
  | 'putBack';

/**
 * A message to the user, as data. A desk has its number among the desks (`placeOfDesk`), a mark or empty floor
 * (without `mark`) its place on the floor (`placeOnFloor`); all are counted from 1.
 */
export type Told =
  | { code: 'desk'; row: number; place: number; isSelected: boolean }
  | {
      code: 'floor';
      across: number;
      down: number;
      mark?: Exclude<MarkKind, 'turned'>;
      isSelected: boolean;
    }
  | { code: DoneWith; counts: Counts }
  /** `skipped` is the number of cells, or copies, whose place was taken. */
  | { code: 'put' | 'madeMore'; counts: Counts; skipped: number }
  /** The size of a rectangle that is being drawn, in cells. */
  | { code: 'rectangle'; rows: number; cols: number }
  | { code: 'desksTurned'; counts: Counts; isTurned: boolean }
  /** `gone` are the objects that were replaced. */
  | { code: 'replaced'; counts: Counts; gone: Counts }
  | { code: 'moved'; counts: Counts; by: Offset }
  | { code: 'carried'; by: Offset; isFree: boolean }
  | { code: 'board'; side: BoardSide }
  | { code: 'tool'; tool: Tool }
  | { code: 'turned' | 'nothingSelected' | 'noDeskSelected' | 'nothingToPaste' | 'roomIsEmpty' }
  | { code: 'undone' | 'redone'; step: Told }
  | { code: 'summary'; counts: Counts }
  | HistoryTold<Refusal>;
