'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { WithDraft } from '@/components/shell/with-draft';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/account/use-session';
import { classDraftKey } from '@/lib/client/local/class-draft';
import { visitorId } from '@/lib/client/local/marks';
import {
  keepExampleClass,
  keepVisitorClass,
  readVisitorClass,
  visitorClassKey,
} from '@/lib/client/visitor/visitor-class';
import { classContentSchema, emptyClass } from '@/lib/contracts/classes/classes';
import { ClassStart } from './class-start';

export function TryPage() {
  const { status } = useSession();
  return (
    <WithDraft key={String(status === 'visitor')} draftKey={visitorClassKey}>
      {(question) => <TryForm question={question} />}
    </WithDraft>
  );
}

function TryForm({ question }: { question: ReactNode }) {
  const t = useTranslations('Try');
  const auth = useTranslations('Auth');
  const router = useRouter();
  const { user, status } = useSession();
  const [own] = useState(readVisitorClass);
  const initial = own
    ? classContentSchema.parse(own)
    : { ...emptyClass, grade: t('grade'), name: t('name') };
  useEffect(() => {
    if (user) router.replace('/app/classes/new');
  }, [user, router]);
  const goOn = (classId: string) => router.push(`/app/classes/${classId}/seatmap`);
  if (user || status === 'unknown' || status === 'loading')
    return <Skeleton label={t('loading')} />;
  return (
    <>
      {question}
      <ClassStart
        heading={
          <div>
            <PageTitle className="text-3xl font-bold" documentTitle={t('pageTitle')}>
              {t('title')}
            </PageTitle>
            <p className="text-ink-soft mt-2">
              {t('text')} {auth('haveAccount')}{' '}
              <Link
                href="/app/login"
                className="text-green font-semibold underline underline-offset-4"
              >
                {auth('signIn')}
              </Link>
            </p>
          </div>
        }
        initial={initial}
        isOnlyPupils
        draftKey={classDraftKey(visitorId, undefined)}
        submitLabel={t(own ? 'goOn' : 'make')}
        acts={
          !own && (
            <Button
              look="secondary"
              onClick={() =>
                void keepExampleClass({ ...initial, name: t('exampleName') }).then(goOn)
              }
            >
              {t('example')}
            </Button>
          )
        }
        onSubmit={async (input) => goOn(await keepVisitorClass(input))}
      />
    </>
  );
}
