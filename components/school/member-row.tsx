'use client';

import { ChevronDown } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Name } from '@/components/ui/name';
import { useDisclosure } from '@/components/ui/use-disclosure';
import type { UserInfo } from '@/lib/client/account/load-user';
import type { Member } from '@/lib/contracts/school/school-members';
import { MemberDialog, type MemberAction } from './member-dialog';

function actionsFor(member: Member, user: UserInfo): MemberAction[] {
  if (member.id === user.id) return ['stepDown'];
  return member.isAdmin ? ['endAdmin', 'remove'] : ['makeAdmin', 'handOver', 'remove'];
}

export function MemberRow(props: { schoolId: string; member: Member; user: UserInfo }) {
  const { schoolId, member, user } = props;
  const t = useTranslations('SchoolMembers');
  const format = useFormatter();
  const id = useId();
  const { isOpen, close, frameProps, buttonProps } = useDisclosure();
  const [action, setAction] = useState<MemberAction>();
  const login = member.lastLoginAt
    ? t('lastLogin', {
        date: format.dateTime(new Date(member.lastLoginAt), { dateStyle: 'medium' }),
      })
    : t('neverLoggedIn');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Name className="min-w-0 text-lg font-bold break-words">{member.name}</Name>
          {member.id === user.id && <span className="text-ink-soft">({t('you')})</span>}
          {member.isAdmin && (
            <span className="bg-green-tint text-green rounded-full px-2.5 py-0.5 text-sm font-semibold">
              {t('admin')}
            </span>
          )}
        </p>
        <p className="text-ink-soft break-all">{member.email}</p>
        <p className="text-ink-soft">
          {t('classes', { count: member.classCount })} · {login}
        </p>
      </div>
      <div {...frameProps} className="relative">
        <Button
          look="secondary"
          size="small"
          aria-label={t('changeOf', { name: member.name })}
          aria-controls={id}
          {...buttonProps}
        >
          {t('change')}
          <ChevronDown aria-hidden className="size-4" />
        </Button>
        <div
          id={id}
          hidden={!isOpen}
          className="border-line bg-surface shadow-card absolute top-full z-20 mt-2 w-72 max-w-[80vw] rounded-2xl border p-2 sm:right-0"
        >
          <ul>
            {actionsFor(member, user).map((each) => (
              <li key={each}>
                <Button
                  look="quiet"
                  size="small"
                  className={`w-full justify-start ${each === 'remove' ? 'text-red' : ''}`}
                  onClick={() => {
                    close();
                    setAction(each);
                  }}
                >
                  {t(each)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <MemberDialog
        schoolId={schoolId}
        member={member}
        user={user}
        action={action}
        onClose={() => setAction(undefined)}
      />
    </li>
  );
}
