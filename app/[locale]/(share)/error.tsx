'use client';

import { RoomWithoutDesk } from '@/components/rooms/view/room-without-desk';
import { CrashPage, type CrashPageProps } from '@/components/shell/crash-page';

/** Shown inside the layout of shared links if a page fails. */
export default function ShareErrorPage(props: CrashPageProps) {
  return <CrashPage {...props} picture={<RoomWithoutDesk />} />;
}
