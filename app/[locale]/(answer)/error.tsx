'use client';

import { RoomWithoutDesk } from '@/components/rooms/view/room-without-desk';
import { CrashPage, type CrashPageProps } from '@/components/shell/crash-page';

/** Shown inside the layout of the trial question if a page fails. */
export default function AnswerErrorPage(props: CrashPageProps) {
  return <CrashPage {...props} picture={<RoomWithoutDesk />} />;
}
