'use client';

import { RoomWithoutDesk } from '@/components/rooms/view/room-without-desk';
import { CrashPage, type CrashPageProps } from '@/components/shell/crash-page';

export default function ShareErrorPage(props: CrashPageProps) {
  return <CrashPage {...props} picture={<RoomWithoutDesk />} />;
}
