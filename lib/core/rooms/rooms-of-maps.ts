import { deskKey } from './room';
import type { RoomLayout } from './room-layout';

const maxClassRooms = 6;

interface MapInRoom extends RoomLayout {
  roomId: string | null;
  roomName: string;
  createdAt: string;
}

/**
 * Returns the rooms used by the seating maps of a class, each room once, in the order of the maps, at most six. A room
 * that still exists has the present layout; any other room (standard or deleted) has the layout stored in the map.
 */
export function roomsOfMaps(
  maps: readonly MapInRoom[],
  rooms: readonly { id: string; name: string; layout: RoomLayout; version: number }[],
) {
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const listed = new Map<string, ReturnType<typeof toEntry>>();
  const toEntry = ({ roomId, roomName, desks, marks, boardSide, createdAt }: MapInRoom) => {
    const room = byId.get(roomId ?? '');
    return {
      roomId: room?.id ?? null,
      version: room?.version ?? null,
      roomName: room?.name ?? roomName,
      layout: room?.layout ?? { desks, marks, boardSide },
      usedAt: createdAt,
    };
  };
  for (const map of maps) {
    const entry = toEntry(map);
    const key = entry.roomId ?? `${map.roomName} ${map.desks.map(deskKey).sort().join(' ')}`;
    if (!listed.has(key)) listed.set(key, entry);
  }
  return [...listed.values()].slice(0, maxClassRooms);
}
