import type { Desk } from '../rooms/room';
import type { NamedRoom } from './condition-room';
import { kindOf } from './kinds';
import { withPupils, type Asked } from './typed-words';

/**
 * Returns the desks of a room that a condition allows, such as the desks near the door. Empty if the condition is not
 * about a part of the room, or if the room lacks the part (such as a door).
 */
export function meantDesks(asked: Asked, room: NamedRoom): readonly Desk[] {
  const content = withPupils(asked, []);
  const kind = kindOf(content);
  if (kind.unfit?.(content, room)) return [];
  const inRoom = kind.inRoom?.(content, room.layout) ?? content;
  return kind.needs(inRoom, room.layout).desks ?? [];
}
