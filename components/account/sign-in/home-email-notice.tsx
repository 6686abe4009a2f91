'use client';

import { useState } from 'react';
import { useAccount } from '@/lib/client/account/account';
import { hiddenEmailNotice, hideEmailNotice } from '@/lib/client/account/hidden-notice';
import { useSession } from '@/lib/client/account/use-session';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { EmailNotice } from './email-notice';

/** Says at home that the address is not confirmed, until the teacher puts it away. A missing plan is told first, and alone. */
export function HomeEmailNotice() {
  const { data: account } = useAccount();
  const teacherId = useTeacherId();
  const hasPlan = useSession().subscription?.planSlug !== 'inactive';
  const [hiddenFor, setHiddenFor] = useState(hiddenEmailNotice);
  if (!account || account.isEmailVerified || !teacherId || !hasPlan) return null;
  if (hiddenFor === teacherId) return null;
  return (
    <div className="mb-6">
      <EmailNotice
        email={account.email}
        onHide={() => {
          hideEmailNotice(teacherId);
          setHiddenFor(teacherId);
        }}
      />
    </div>
  );
}
