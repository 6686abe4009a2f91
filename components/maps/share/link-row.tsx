'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useDayText } from '@/lib/client/page/use-day-text';
import { useRevokeLink } from '@/lib/client/maps/share/links';
import type { Link } from '@/lib/contracts/maps/links';

export function LinkRow({ link }: { link: Link }) {
  const t = useTranslations('LinkList');
  const format = useFormatter();
  const dayText = useDayText();
  const errorText = useErrorText();
  const revoke = useRevokeLink();
  const { kind, state, classes, createdAt, endsOn, views } = link;
  const lessons = classes.map(({ name, label }) => (label ? `${name} (${label})` : name));
  const name = classes.length > 0 ? format.list(lessons) : t('nothing');
  const isOpen = state === 'open' || state === 'empty';
  const states = {
    open: t('until', { day: dayText(endsOn) }),
    empty: t('empty'),
    ended: t('ended', { day: dayText(endsOn) }),
    revoked: t('revoked'),
  };
  const end = () =>
    revoke.mutate(link.id, {
      onSuccess: () => notify({ type: 'success', message: t('isRevoked', { name }) }),
      onError: (error) => notify({ type: 'error', message: errorText(error) }),
    });
  return (
    <li className="border-line bg-surface flex flex-wrap items-center gap-x-6 gap-y-3 rounded-2xl border p-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-ink-soft text-sm">
          {kind === 'list' ? t('list', { count: classes.length }) : t(kind)} ·{' '}
          {t('madeAt', {
            at: format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      </div>
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className={state === 'empty' ? 'text-amber font-semibold' : ''}>{states[state]}</p>
        <p className="text-ink-soft">{t(isOpen ? 'views' : 'viewsOver', { count: views })}</p>
      </div>
      {isOpen && (
        <Button
          look="danger"
          size="small"
          busy={revoke.isPending}
          aria-label={t('revokeNamed', { name })}
          onClick={end}
        >
          {t('revoke')}
        </Button>
      )}
    </li>
  );
}
