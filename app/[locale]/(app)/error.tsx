'use client';

import { CrashPage, type CrashPageProps } from '@/components/shell/crash-page';

/** A page of the app broke; the header around it did not. */
export default function AppErrorPage(props: CrashPageProps) {
  return <CrashPage {...props} />;
}
