'use client';

import { CrashPage, type CrashPageProps } from '@/components/shell/crash-page';

/** A page of the site broke; its header and footer did not. */
export default function SiteErrorPage(props: CrashPageProps) {
  return <CrashPage {...props} />;
}
