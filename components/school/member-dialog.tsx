'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notifications';
import { SelectField } from '@/components/ui/select-field';
import type { UserInfo } from '@/lib/client/account/load-user';
import { checkSession } from '@/lib/client/account/session-store';
import { useColleagues } from '@/lib/client/classes/classes';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useChangeRole, useHandOver, useRemoveMember } from '@/lib/client/school/use-school';
import type { Member } from '@/lib/contracts/school/school-members';

export type MemberAction = 'makeAdmin' | 'endAdmin' | 'stepDown' | 'handOver' | 'remove';

export function MemberDialog(props: {
  schoolId: string;
  member: Member;
  user: UserInfo;
  action: MemberAction | undefined;
  onClose: () => void;
}) {
  const { schoolId, member, user, action, onClose } = props;
  const t = useTranslations('SchoolMembers');
  const errorText = useErrorText('reading');
  const changeRole = useChangeRole(schoolId);
  const handOver = useHandOver(schoolId);
  const removal = useRemoveMember(schoolId);
  const [newOwnerId, setNewOwnerId] = useState(user.id);
  const [renewsCode, setRenewsCode] = useState(true);
  const [shown, setShown] = useState<MemberAction>('makeAdmin');
  if (action && action !== shown) setShown(action);
  const { id: teacherId, name } = member;

  const done: Record<MemberAction, () => Promise<string>> = {
    makeAdmin: async () => {
      await changeRole.mutateAsync({ teacherId, role: 'admin' });
      return t('isAdminNow', { name });
    },
    endAdmin: async () => {
      await changeRole.mutateAsync({ teacherId, role: 'teacher' });
      return t('isTeacherNow', { name });
    },
    stepDown: async () => {
      await changeRole.mutateAsync({ teacherId, role: 'teacher' });
      return t('isTeacherNow', { name });
    },
    handOver: async () => {
      await handOver.mutateAsync(teacherId);
      return t('handedOver', { name });
    },
    remove: async () => {
      const { classes } = await removal.mutateAsync({ teacherId, newOwnerId, renewsCode });
      const message = t('removed', { name, classes });
      return renewsCode ? `${message} ${t('codeRenewed')}` : message;
    },
  };
  return (
    <ConfirmDialog
      open={action !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t(`${shown}Title`, { name })}
      text={t(`${shown}Text`, { name })}
      confirmLabel={t(shown)}
      isHarmless={shown === 'makeAdmin'}
      cancelLabel={t('cancel')}
      describeError={errorText}
      onConfirm={async () => {
        const message = await done[shown]();
        if (shown === 'stepDown' || shown === 'handOver') await checkSession();
        notify({ type: 'success', message });
      }}
    >
      {shown === 'remove' && (
        <div className="grid gap-4">
          <NewOwner
            schoolId={schoolId}
            leavingId={teacherId}
            value={newOwnerId}
            onChange={setNewOwnerId}
          />
          <Choice
            type="checkbox"
            label={t('renewsCode')}
            hint={t('renewsCodeHint')}
            checked={renewsCode}
            onChange={(event) => setRenewsCode(event.target.checked)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}

function NewOwner(props: {
  schoolId: string;
  leavingId: string;
  value: string;
  onChange: (teacherId: string) => void;
}) {
  const t = useTranslations('SchoolMembers');
  const { data } = useColleagues(props.schoolId, true);
  const offered = data?.filter(({ id }) => id !== props.leavingId) ?? [];
  return (
    <SelectField label={t('newOwner')} value={props.value} onChange={props.onChange}>
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
