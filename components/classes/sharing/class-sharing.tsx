'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { Spinner } from '@/components/ui/spinner';
import { useShareClass } from '@/lib/client/classes/classes';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { maxEditors, type ClassDetail } from '@/lib/contracts/classes/classes';
import type { Colleague } from '@/lib/contracts/school/schools';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { ColleaguePicker } from './colleague-picker';
import { EditorChips } from './editor-chips';
import { LeaveClass } from './leave-class';

export function ClassSharing({ detail }: { detail: ClassDetail }) {
  const t = useTranslations('ClassSharing');
  const errorText = useErrorText('reading');
  const teacherId = useTeacherId();
  const share = useShareClass(detail.id);
  const [news, setNews] = useState('');
  const [asked, setAsked] = useState<{ colleague: Colleague; isShared: boolean }>();
  const picker = useRef<HTMLDivElement>(null);
  const { editors, isOwn, mayShare, teacherName } = detail;
  if (!mayShare && editors.length === 0) return null;

  const change = (colleague: Colleague, isShared: boolean) => {
    setAsked({ colleague, isShared });
    setNews('');
    return share.mutateAsync({ teacherId: colleague.id, isShared });
  };
  const add = (colleague: Colleague) =>
    change(colleague, true).then(
      () => setNews(t('isShared', { name: colleague.name })),
      () => {},
    );
  const remove = async (editor: Colleague) => {
    const { name } = editor;
    try {
      await change(editor, false);
    } catch {
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
      <p role="status" className="flex items-center gap-2 empty:hidden">
        {share.isPending && asked && (
          <>
            <Spinner />
            {t(asked.isShared ? 'sharing' : 'removing', { name: asked.colleague.name })}
          </>
        )}
      </p>
      {editors.length > 0 && (
        <EditorChips
          editors={editors}
          ownId={teacherId}
          isBusy={share.isPending}
          onRemove={isOwn ? (editor) => void remove(editor) : undefined}
        />
      )}
      {share.error && asked && (
        <Notice
          tone="error"
          title={t(asked.isShared ? 'notShared' : 'stillShared', { name: asked.colleague.name })}
          actions={
            <Button
              look="secondary"
              size="small"
              onClick={() => {
                picker.current?.querySelector('input')?.focus();
                void (asked.isShared ? add : remove)(asked.colleague);
              }}
            >
              {t('tryAgain')}
            </Button>
          }
        >
          {errorText(share.error)}
        </Notice>
      )}
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
