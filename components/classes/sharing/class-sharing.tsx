'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { useShareClass } from '@/lib/client/classes/classes';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { maxEditors, type ClassDetail } from '@/lib/contracts/classes';
import type { Colleague } from '@/lib/contracts/schools';
import { useTeacherId } from '@/lib/client/auth/use-teacher-id';
import { ColleaguePicker } from './colleague-picker';
import { EditorChips } from './editor-chips';
import { LeaveClass } from './leave-class';

/** The colleagues who may edit a class. Its owner adds and removes colleagues; an editor may give up the right. */
export function ClassSharing({ detail }: { detail: ClassDetail }) {
  const t = useTranslations('ClassSharing');
  const errorText = useErrorText('reading');
  const teacherId = useTeacherId();
  const share = useShareClass(detail.id);
  const [news, setNews] = useState('');
  const picker = useRef<HTMLDivElement>(null);
  const { editors, isOwn, mayShare, teacherName } = detail;
  if (!mayShare && editors.length === 0) return null;

  const add = ({ id, name }: Colleague) =>
    share.mutateAsync({ teacherId: id, isShared: true }).then(
      () => setNews(t('isShared', { name })),
      () => {},
    );
  const remove = async (editor: Colleague) => {
    const { id, name } = editor;
    try {
      await share.mutateAsync({ teacherId: id, isShared: false });
    } catch {
      // The error stands below the names.
      return;
    }
    notify({
      type: 'success',
      message: t('isRemoved', { name }),
      action: { label: t('undo'), onClick: () => void add(editor) },
    });
    picker.current?.querySelector('input')?.focus();
  };
  const explanation = isOwn
    ? t(editors.length > 0 ? 'shared' : 'onlyYou')
    : teacherName
      ? t('ofOwner', { name: teacherName })
      : t('withoutOwner');
  return (
    <section aria-labelledby="sharing-heading" className="mt-14 grid gap-4">
      <div>
        <h2 id="sharing-heading" className="text-xl font-bold">
          {t('title')}
        </h2>
        <p className="text-ink-soft mt-1">{explanation}</p>
        <p aria-live="polite" className="sr-only">
          {news}
        </p>
      </div>
      {editors.length > 0 && (
        <EditorChips
          editors={editors}
          ownId={teacherId}
          isBusy={share.isPending}
          onRemove={isOwn ? (editor) => void remove(editor) : undefined}
        />
      )}
      {share.error && <Notice tone="error">{errorText(share.error)}</Notice>}
      {mayShare && editors.length < maxEditors && (
        <ColleaguePicker
          ref={picker}
          editors={editors}
          onPick={(colleague) => void add(colleague)}
        />
      )}
      {!isOwn && teacherId !== undefined && <LeaveClass detail={detail} teacherId={teacherId} />}
    </section>
  );
}
