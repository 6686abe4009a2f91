'use client';

import { BareHeader } from '@/components/shell/bare-header';
import { CrashPage, type CrashPageProps } from '@/components/shell/crash-page';

/** A page of the app broke, or what stands around every page. */
export default function ErrorPage(props: CrashPageProps) {
  return (
    <>
      <BareHeader />
      <main>
        <CrashPage {...props} />
      </main>
    </>
  );
}
