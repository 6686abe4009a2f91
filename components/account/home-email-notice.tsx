'use client';

import { useState } from 'react';
import { hiddenEmailNotice, hideEmailNotice } from '@/lib/client/account/hidden-notice';
import { useSession } from '@/lib/client/account/use-session';
import { EmailNotice } from './email-notice';

export function HomeEmailNotice() {
  const { user, subscription } = useSession();
  const [hiddenFor, setHiddenFor] = useState(hiddenEmailNotice);
  if (!user || user.is_email_verified || subscription.planSlug === 'inactive') return null;
  if (hiddenFor === user.id) return null;
  return (
    <div className="mb-6">
      <EmailNotice
        email={user.email}
        onHide={() => {
          hideEmailNotice(user.id);
          setHiddenFor(user.id);
        }}
      />
    </div>
  );
}
