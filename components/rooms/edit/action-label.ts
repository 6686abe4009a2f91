import type { ActionId } from '@/lib/core/rooms/editor/actions';

/** Actions of keys only, which the help names as groups. */
type GroupedAction = `${'cursor' | 'extend'}${'Left' | 'Right' | 'Up' | 'Down'}`;

/** An action with a label of its own, `RoomEditor.action.{id}`. */
export type LabelledAction = Exclude<ActionId, GroupedAction>;
