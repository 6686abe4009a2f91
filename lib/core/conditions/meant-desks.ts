import type { Desk } from '../rooms/room';
import type { NamedRoom } from './condition-room';
import { kindOf } from './kinds';
import { withPupils, type Asked } from './typed-words';

/**
 * Returns the desks where a condition allows its pupils to sit. Empty if it is not about a part of the room, or cannot
 * apply there.
 */
export function meantDesks(asked: Asked, room: NamedRoom): readonly Desk[] {
  const content = withPupils(asked, []);
  const kind = kindOf(content);
  if (kind.unfit?.(content, room)) return [];
  const inRoom = kind.inRoom?.(content, room.layout) ?? content;
  return kind.needs(inRoom, room.layout).desks ?? [];
}
