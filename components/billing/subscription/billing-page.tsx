'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Fetched, FetchedPage } from '@/components/shell/fetched/fetched';
import type { UserInfo } from '@/lib/client/account/load-user';
import { useSession } from '@/lib/client/account/use-session';
import { useSchoolBilling, useTeacherBilling } from '@/lib/client/billing/billing';
import type { TeacherBilling } from '@/lib/contracts/billing/billing';
import { ColleaguePlan } from './colleague-plan';
import { Invoices } from './invoices';
import { PayerPart } from './payer';
import { SchoolPlan } from './school-plan';
import { TeacherPlan } from './teacher-plan';
import { Undelivered } from './undelivered';

export function BillingPage() {
  const { user } = useSession();
  // The billing page stays after the session has ended, while the user is asked to sign in again.
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user);
  const shown = user ?? known;
  return shown && <Billing user={shown} />;
}

function Billing({ user }: { user: UserInfo }) {
  const t = useTranslations('Billing');
  return (
    <FetchedPage
      query={useTeacherBilling(user.id)}
      title={t('title')}
      loading={t('loading')}
      kind="form"
      className="mx-auto max-w-4xl"
    >
      {(own) => (
        <div className="grid gap-12 *:min-w-0">
          {user.school_id && own.school && (
            <OfSchool user={user} schoolId={user.school_id} own={own} school={own.school} />
          )}
          <TeacherPlan teacherId={user.id} billing={own} />
        </div>
      )}
    </FetchedPage>
  );
}

function OfSchool(props: {
  user: UserInfo;
  schoolId: string;
  own: TeacherBilling;
  school: NonNullable<TeacherBilling['school']>;
}) {
  const { own, school, schoolId } = props;
  return props.user.admin_id === null ? (
    <ColleaguePlan school={school} trialEndsOn={own.trialEndsOn} />
  ) : (
    <AdminBilling schoolId={schoolId} name={school.name} />
  );
}

function AdminBilling({ schoolId, name }: { schoolId: string; name: string }) {
  const t = useTranslations('Billing');
  return (
    <Fetched query={useSchoolBilling(schoolId)} loading={t('loading')} kind="form">
      {(billing) => (
        <>
          <Undelivered schoolId={schoolId} />
          <SchoolPlan schoolId={schoolId} name={name} billing={billing} />
          <Invoices schoolId={schoolId} dueOre={billing.dueOre} />
          {billing.payer && <PayerPart schoolId={schoolId} payer={billing.payer} />}
        </>
      )}
    </Fetched>
  );
}
