import type { Seating } from '@/lib/core/conditions/condition';
import type { Room } from '@/lib/core/rooms/room';
import { deskPlace, glideDelay } from './desk-place';
import { WishMark, type Wish } from './wish-mark';

interface RoomPictureProps {
  room: Room;
  seats: Seating;
  wishes: Wish[];
  labels: { board: string; picture: string };
}

export function RoomPicture({ room, seats, wishes, labels }: RoomPictureProps) {
  return (
    <>
      <p className="bg-green text-on-green mx-auto mb-4 w-2/5 rounded-md py-1 text-center text-sm font-semibold sm:mb-5">
        {labels.board}
      </p>
      <div
        role="img"
        aria-label={labels.picture}
        className="example-room @container relative aspect-[13/9] motion-reduce:**:transition-none sm:aspect-[7/4]"
      >
        {room.desks.map((desk) => (
          <span key={`${desk.row},${desk.col}`} className={deskPlace(desk)} />
        ))}
        {Object.entries(seats).map(([pupil, desk], index) => {
          const wish = wishes.find(({ pupils }) => pupils.includes(pupil));
          return (
            <span key={pupil} className={`${deskPlace(desk)} ${glideDelay(index)}`}>
              <span data-about={wish?.kind}>
                <bdi>{pupil}</bdi>
                {wish && (
                  <WishMark
                    kind={wish.kind}
                    className="absolute -top-1 -right-1 size-[clamp(0.9rem,4.2cqi,1.35rem)]"
                  />
                )}
              </span>
            </span>
          );
        })}
      </div>
    </>
  );
}
