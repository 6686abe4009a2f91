import type { HistoryAnnouncement } from '@/lib/core/editing/history';
import type { BoardSide, MarkKind } from '../room-layout';
import type { Offset } from './blocks';
import type { Refusal } from './commands';
import type { Counts } from './drawing';
import type { Tool } from './tool';

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
 * Message from the room editor to the user, as data. Row numbers, column numbers and places in a row of desks count
 * from 1.
 */
export type Announcement =
  | { code: 'desk'; row: number; place: number; isSelected: boolean }
  | {
      code: 'floor';
      across: number;
      down: number;
      mark?: Exclude<MarkKind, 'turned'>;
      isSelected: boolean;
    }
  | { code: DoneWith; counts: Counts }
  /**
   * Message about added objects. `skipped` counts what was not added because a cell was taken: objects for `put`,
   * copies of the selected objects for `madeMore`.
   */
  | { code: 'put' | 'madeMore'; counts: Counts; skipped: number }
  | { code: 'rectangle'; rows: number; cols: number }
  | { code: 'desksTurned'; counts: Counts; isTurned: boolean }
  | { code: 'replaced'; counts: Counts; gone: Counts }
  | { code: 'moved'; counts: Counts; by: Offset }
  | { code: 'carried'; by: Offset; isFree: boolean }
  | { code: 'board'; side: BoardSide }
  | { code: 'tool'; tool: Tool }
  | { code: 'turned' | 'nothingSelected' | 'noDeskSelected' | 'nothingToPaste' | 'roomIsEmpty' }
  | { code: 'undone' | 'redone'; step: Announcement }
  | { code: 'summary'; counts: Counts }
  | HistoryAnnouncement<Refusal>;
