'use client';

import { useTranslations } from 'next-intl';
import { LoadFailed } from '@/components/shell/load-failed';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useSchool } from '@/lib/client/school/use-school';
import { AdminView } from './admin-view';
import { NoSchool } from './no-school';
import { TeacherView } from './teacher-view';
import { useCheckAfterRefusal, useSchoolUser } from './use-school-user';

/** The teacher's school: for its admins to run, for its other teachers to see who is there. */
export function SchoolPage() {
  const t = useTranslations('School');
  const user = useSchoolUser();
  const { data: school, error, refetch } = useSchool(user?.school_id);
  useCheckAfterRefusal(error);

  if (user && user.school_id === null) return <NoSchool />;
  if (error && !school) return <LoadFailed error={error} onRetry={refetch} />;
  if (!user || !school) {
    return (
      <>
        <PageHeading title={t('title')} />
        <Skeleton label={t('loading')} />
      </>
    );
  }
  const isAdmin = user.admin_id !== null;
  return (
    <>
      <PageHeading
        title={school.name}
        documentTitle={t('title')}
        text={t(isAdmin ? 'roleAdmin' : 'roleTeacher')}
      />
      {isAdmin ? (
        <AdminView schoolId={user.school_id!} user={user} />
      ) : (
        <TeacherView schoolId={user.school_id!} user={user} />
      )}
    </>
  );
}
