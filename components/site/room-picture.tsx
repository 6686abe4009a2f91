import type { Room, Seating } from '@/lib/core/seating/model';
import { deskPlace, glideDelay } from './desk-place';
import { WishMark, type Wish } from './wish-mark';

interface RoomPictureProps {
  room: Room;
  seats: Seating;
  wishes: Wish[];
  labels: { board: string; picture: string };
}

/** Pointing at a wish shows whom it is about. */
const pointedAt: Record<Wish['kind'], string> = {
  front:
    'group-has-[[data-wish=front]:hover]/map:border-green group-has-[[data-wish=front]:hover]/map:bg-green-tint',
  together:
    'group-has-[[data-wish=together]:hover]/map:border-green group-has-[[data-wish=together]:hover]/map:bg-green-tint',
  apart:
    'group-has-[[data-wish=apart]:hover]/map:border-green group-has-[[data-wish=apart]:hover]/map:bg-green-tint',
  fixed:
    'group-has-[[data-wish=fixed]:hover]/map:border-green group-has-[[data-wish=fixed]:hover]/map:bg-green-tint',
};

/** A seating map as the app shows it, scaled to its place on the page. */
export function RoomPicture({ room, seats, wishes, labels }: RoomPictureProps) {
  return (
    <>
      <p className="bg-green text-on-green mx-auto mb-4 w-2/5 rounded-md py-1 text-center text-sm font-semibold sm:mb-5">
        {labels.board}
      </p>
      <div
        role="img"
        aria-label={labels.picture}
        className="@container relative aspect-[13/9] motion-reduce:**:transition-none sm:aspect-[7/4]"
      >
        {room.desks.map((desk) => (
          <span
            key={`${desk.row},${desk.col}`}
            className={`rounded-desk outline-desk-line outline-1 -outline-offset-[1cqi] outline-dashed ${deskPlace(desk)}`}
          />
        ))}
        {Object.entries(seats).map(([pupil, desk], index) => {
          const wish = wishes.find(({ pupils }) => pupils.includes(pupil));
          return (
            <span
              key={pupil}
              className={`p-[0.35cqi] transition-[translate] duration-700 ease-[cubic-bezier(0.3,0.7,0.2,1)] ${deskPlace(desk)} ${glideDelay(index)}`}
            >
              <span
                className={`rounded-desk border-desk-line bg-surface shadow-desk relative grid size-full place-items-center border text-[clamp(0.6rem,3.4cqi,1.05rem)] leading-none font-semibold transition-colors duration-150 ${wish ? pointedAt[wish.kind] : ''}`}
              >
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
