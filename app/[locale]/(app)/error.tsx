'use client';

import { RoomWithoutDesk } from '@/components/rooms/view/room-without-desk';
import { CrashPage, type CrashPageProps } from '@/components/shell/crash-page';

/** Shown inside the app's layout if a page fails. */
export default function AppErrorPage(props: CrashPageProps) {
  return <CrashPage {...props} picture={<RoomWithoutDesk />} />;
}
