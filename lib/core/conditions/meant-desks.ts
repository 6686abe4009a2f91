import type { Desk } from '../rooms/room';
import type { NamedRoom } from './condition-room';
import { kindOf } from './kinds';
import { withPupils, type Asked } from './typed-words';

/**
 * Returns the desks where a condition allows its pupils to sit; empty if the condition is not about a part of the room.
 */
export function meantDesks(asked: Asked, room: NamedRoom): readonly Desk[] {
  const content = withPupils(asked, []);
  const kind = kindOf(content);
  if (kind.unfit?.(content, room)) return [];
  const inRoom = kind.inRoom?.(content, room.layout) ?? content;
  return kind.needs(inRoom, room.layout).desks ?? [];
}
