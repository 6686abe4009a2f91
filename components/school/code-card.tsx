'use client';

import { Copy, Mail, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { NumberedSteps } from '@/components/ui/numbered-steps';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { notify } from '@/components/ui/notifications';
import type { SchoolSettings } from '@/lib/contracts/school/school-settings';
import { formatLicenceCode } from '@/lib/core/school/licence-code';
import { InviteDialog } from './invite-dialog';
import { RenewCode } from './renew-code';
import { signUpLink } from './sign-up-link';

const steps = ['firstSend', 'firstJoin', 'firstShare'] as const;

export function CodeCard(props: { schoolId: string; settings: SchoolSettings; userName: string }) {
  const { schoolId, settings, userName } = props;
  const t = useTranslations('SchoolCode');
  const code = formatLicenceCode(settings.licenceCode);
  const [isInviting, setInviting] = useState(false);
  const [typed, setTyped] = useState('');
  const isAlone = settings.seatsTaken === 1;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify({ type: 'success', message: t('copied') });
    } catch {
      notify({ type: 'warning', message: t('notCopied', { code }) });
    }
  };
  const mail = new URLSearchParams({
    subject: t('emailSubject', { school: settings.name }),
    body: t('emailBody', {
      school: settings.name,
      link: signUpLink(settings.licenceCode),
      code,
      name: userName,
    }).replaceAll('\n', '\r\n'),
  });
  return (
    <section
      aria-labelledby="invite"
      className="border-line bg-surface shadow-card grid gap-x-8 gap-y-6 rounded-3xl border p-6 sm:p-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
    >
      <div>
        <h2 id="invite" className="text-2xl font-bold">
          {t(isAlone ? 'firstTitle' : 'title')}
        </h2>
        {isAlone ? (
          <NumberedSteps className="mt-5" steps={steps.map((step) => t(step))} />
        ) : (
          <p className="text-ink-soft mt-2">{t('text')}</p>
        )}
      </div>
      <div className="grid content-start gap-5 lg:row-span-2">
        <dl className="bg-birch rounded-2xl px-6 py-5">
          <dt className="text-ink-soft text-sm font-semibold">{t('code')}</dt>
          <dd className="mt-1 text-3xl font-bold tracking-widest tabular-nums sm:text-4xl">
            {code}
          </dd>
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void copy()}>
            <Copy aria-hidden className="size-5" />
            {t('copy')}
          </Button>
          <Button look="secondary" onClick={() => setInviting(true)}>
            <Mail aria-hidden className="size-5" />
            {t('email')}
          </Button>
          <Link href="/app/school/sheet" className={buttonClass({ look: 'secondary' })}>
            <LinkIcon>
              <Printer aria-hidden className="size-5" />
            </LinkIcon>
            {t('print')}
          </Link>
        </div>
      </div>
      <RenewCode schoolId={schoolId} code={code} />
      {isInviting && (
        <InviteDialog
          schoolId={schoolId}
          code={code}
          typed={typed}
          onType={setTyped}
          mailto={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
          onClose={() => setInviting(false)}
        />
      )}
    </section>
  );
}
