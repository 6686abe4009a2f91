import { RoomThumbnail } from '@/components/rooms/view/room-thumbnail';
import { standardRoom, type StandardRoomKind } from '@/lib/core/rooms/standard-room';
import { Figure } from './figure';

const seats = 24;
const rooms: { kind: StandardRoomKind; name: string; use: string; pair: [number, number] }[] = [
  { kind: 'single', name: 'Rows', use: 'for work on one’s own', pair: [9, 10] },
  { kind: 'fours', name: 'Groups', use: 'for work together', pair: [14, 15] },
  { kind: 'horseshoe', name: 'Horseshoe', use: 'for talk in class', pair: [17, 18] },
];

export function ThreeRooms() {
  return (
    <Figure caption="The same class of 24 in three rooms. The two pupils in green are neighbours across an aisle, partners at a table, or two of a whole circle of faces.">
      <ul className="grid gap-5 sm:grid-cols-3">
        {rooms.map(({ kind, name, use, pair }) => {
          const { desks } = standardRoom(kind, seats);
          return (
            <li
              key={kind}
              className="bg-surface grid grid-cols-[5.5rem_1fr] items-center gap-4 rounded-2xl p-4 min-[24rem]:grid-cols-[6.5rem_1fr] sm:grid-cols-1 sm:text-center"
            >
              <div className="grid h-24 place-items-center sm:h-36">
                <RoomThumbnail desks={desks} taken={desks.filter((_, at) => pair.includes(at))} />
              </div>
              <p className="leading-snug">
                <strong className="block font-bold">{name}</strong>
                <span className="text-ink-soft text-base">{use}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </Figure>
  );
}

const turns = [
  { weeks: 'Weeks 1–3', place: 'back row', at: 16 },
  { weeks: 'Weeks 4–6', place: 'front row', at: 2 },
  { weeks: 'Weeks 7–9', place: 'by the wall', at: 11 },
  { weeks: 'Weeks 10–12', place: 'in the middle', at: 9 },
];

export function TakingTurns() {
  const { desks } = standardRoom('pairs', 18);
  return (
    <Figure caption="One pupil’s term in four maps: four neighbours, and a turn in every part of the room.">
      <ol className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {turns.map(({ weeks, place, at }) => (
          <li key={weeks} className="text-center">
            <div className="bg-surface grid h-32 place-items-center rounded-2xl p-3">
              <RoomThumbnail desks={desks} taken={desks.filter((_, desk) => desk === at)} />
            </div>
            <p className="mt-2 text-base leading-snug">
              <strong className="block font-bold">{weeks}</strong>
              <span className="text-ink-soft">{place}</span>
            </p>
          </li>
        ))}
      </ol>
    </Figure>
  );
}
