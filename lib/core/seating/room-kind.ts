import { standardRoomKinds, type StandardRoomKind } from './room';

/** Whether a stored room name is the kind of a standard room; any other name is that of an own room. */
export function isStandardRoomKind(roomName: string): roomName is StandardRoomKind {
  return (standardRoomKinds as readonly string[]).includes(roomName);
}
