import type { ReactNode } from 'react';
import { RoomThumbnail } from '@/components/rooms/room-thumbnail';

const desks = [0, 1, 2].flatMap((row) => [0, 1, 3, 4].map((col) => ({ row, col })));
/** The room without one desk. */
const room = desks.filter(({ row, col }) => row !== 1 || col !== 3);
const taken = room.filter((_, index) => index % 4 !== 2);

/** Page for a missing or failed page: what happened, and links to other pages. */
export function ProblemPage({
  title,
  text,
  actions,
}: {
  title: string;
  text: string;
  actions: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-10 sm:px-6 lg:grid-cols-2 lg:py-20">
      <div>
        <h1 className="text-3xl font-bold sm:text-4xl">{title}</h1>
        <p className="text-ink-soft mt-3 text-lg break-words">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
      <div className="bg-birch mx-auto w-full max-w-md rounded-3xl p-8 sm:p-10">
        <RoomThumbnail desks={room} taken={taken} />
      </div>
    </div>
  );
}
