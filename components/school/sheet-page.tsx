'use client';

import { Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LoadFailed } from '@/components/shell/load-failed';
import { Button } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { QrCode } from '@/components/ui/qr-code';
import { Skeleton } from '@/components/ui/skeleton';
import { useSettings } from '@/lib/client/school/use-school';
import { formatLicenceCode } from '@/lib/core/school/licence-code';
import { OfSchool } from './of-school';
import { signUpAddress, signUpLink } from './sign-up-link';
import { useCheckAfterRefusal } from './use-school-user';

export function SheetPage() {
  return <OfSchool page={Sheet} />;
}

function Sheet({ schoolId }: { schoolId: string }) {
  const t = useTranslations('SchoolSheet');
  const { data: settings, error, refetch } = useSettings(schoolId);
  useCheckAfterRefusal(error);
  const back = { href: '/app/school', label: t('back') };
  if (error && !settings) return <LoadFailed error={error} back={back} onRetry={refetch} />;
  return (
    <>
      <div className="print:hidden">
        <PageHeading
          back={back}
          title={t('title')}
          text={t('text')}
          actions={
            settings && (
              <Button onClick={() => window.print()}>
                <Printer aria-hidden className="size-5" />
                {t('print')}
              </Button>
            )
          }
        />
      </div>
      {settings ? (
        <article className="border-line bg-surface shadow-card mx-auto grid max-w-3xl gap-10 rounded-3xl border p-6 sm:p-12 print:max-w-none print:border-0 print:p-0 print:shadow-none">
          <div>
            <h2 className="text-3xl font-bold sm:text-4xl print:text-5xl">
              {t('heading', { school: settings.name })}
            </h2>
            <p className="mt-4 text-lg print:text-2xl">{t('intro')}</p>
          </div>
          <div className="grid items-center gap-8 sm:grid-cols-[16rem_1fr] print:grid-cols-[90mm_1fr]">
            <figure className="mx-auto w-full max-w-64 print:max-w-none">
              <QrCode text={signUpLink(settings.licenceCode)} label={t('qr')} />
              <figcaption className="mt-2 text-center font-semibold print:text-xl">
                {t('scan')}
              </figcaption>
            </figure>
            <ol className="grid list-decimal gap-4 pl-6 text-lg print:gap-6 print:text-2xl">
              <li className="break-words">
                {t('stepOpen', {
                  link: signUpAddress().replace(/^https?:\/\//, ''),
                })}
              </li>
              <li>{t('stepSignUp')}</li>
              <li>
                {t('stepCode')}
                <strong className="bg-birch rounded-desk mt-2 block px-4 py-3 text-center text-3xl tracking-widest whitespace-nowrap tabular-nums print:text-5xl">
                  {formatLicenceCode(settings.licenceCode)}
                </strong>
              </li>
            </ol>
          </div>
        </article>
      ) : (
        <Skeleton label={t('title')} kind="room" />
      )}
    </>
  );
}
