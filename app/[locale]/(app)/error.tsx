'use client';

import { CrashPage, type CrashPageProps } from '@/components/shell/crash-page';

/** Shown inside the app's layout if a page fails. */
export default function AppErrorPage(props: CrashPageProps) {
  return <CrashPage {...props} />;
}
