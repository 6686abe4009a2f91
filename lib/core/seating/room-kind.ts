import { standardRoomKinds, type StandardRoomKind } from './room';

/** Whether a stored room name stands for a standard room; an own room has a name of its own. */
export function isStandardRoomKind(roomName: string): roomName is StandardRoomKind {
  return (standardRoomKinds as readonly string[]).includes(roomName);
}
