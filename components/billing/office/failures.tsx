'use client';

import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useRetryFailure } from '@/lib/client/billing/office/office';
import type { OfficeFailures } from '@/lib/contracts/billing/office';
import type { Messages } from '@/lib/i18n/messages';
import { Answer } from './delivery-problem';
import { useOfficeText } from './use-office-text';

type MailName = keyof Messages['MailNames'];
type QueueName = keyof Messages['OfficeFailures']['queues'];

export function Failures({
  failures,
  onRetried,
}: {
  failures: OfficeFailures;
  onRetried: () => void;
}) {
  const t = useTranslations('OfficeFailures');
  const mailName = useTranslations('MailNames');
  const { moment } = useOfficeText();
  const { mails, jobs, blocked } = failures;
  return (
    <>
      {blocked.length > 0 && (
        <Group title={t('blockedTitle', { count: blocked.length })} text={t('blockedText')}>
          {blocked.map(({ schoolId, school, problem, since }) => (
            <Row
              key={schoolId}
              title={<bdi>{school}</bdi>}
              text={`${t(problem === 'noSeller' ? 'noSeller' : 'blockedOther')} ${moment(since)}`}
              answer={problem === 'noSeller' ? undefined : problem}
            />
          ))}
        </Group>
      )}
      {mails.length > 0 && (
        <Group title={t('mailsTitle', { count: mails.length })}>
          {mails.map(({ id, kind, recipient, givenUpAt, reason }) => {
            const name = t('mail', { kind: mailName(kind as MailName), recipient });
            return (
              <Row
                key={id}
                title={name}
                text={`${t('mailText')} ${moment(givenUpAt)}`}
                answer={reason ?? undefined}
                action={<RetryButton failed={{ mailId: id }} name={name} onRetried={onRetried} />}
              />
            );
          })}
        </Group>
      )}
      {jobs.length > 0 && (
        <Group title={t('jobsTitle', { count: jobs.length })}>
          {jobs.map(({ id, queue, times, failedAt, reason }) => {
            const name = t(`queues.${queue as QueueName}`);
            return (
              <Row
                key={id}
                title={t('times', { name, times })}
                text={`${t('jobText')} ${moment(failedAt)}`}
                answer={reason}
                action={<RetryButton failed={{ jobId: id }} name={name} onRetried={onRetried} />}
              />
            );
          })}
        </Group>
      )}
    </>
  );
}

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="border-line bg-surface rounded-2xl border p-5 sm:px-6">
      <h3 className="text-lg font-bold">{title}</h3>
      {text && <p className="text-ink-soft">{text}</p>}
      <ul className="divide-line mt-2 divide-y">{children}</ul>
    </div>
  );
}

function Row(props: { title: ReactNode; text: string; answer?: string; action?: ReactNode }) {
  const { title, text, answer, action } = props;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-ink-soft break-words">
          {text} {answer && <Answer>{answer}</Answer>}
        </p>
      </div>
      {action}
    </li>
  );
}

function RetryButton({
  failed,
  name,
  onRetried,
}: {
  failed: { mailId: string } | { jobId: string };
  name: string;
  onRetried: () => void;
}) {
  const t = useTranslations('OfficeFailures');
  const errorText = useErrorText();
  const retry = useRetryFailure();
  const tryAgain = () =>
    retry.mutate(failed, {
      onSuccess: () => {
        notify({ type: 'success', message: t('retried', { name }) });
        onRetried();
      },
      onError: (error) => notify({ type: 'error', message: errorText(error) }),
    });
  return (
    <Button
      look="secondary"
      size="small"
      busy={retry.isPending}
      aria-label={t('retryOf', { name })}
      onClick={tryAgain}
    >
      <RotateCw aria-hidden className="size-4" />
      {t('retry')}
    </Button>
  );
}
