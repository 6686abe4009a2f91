'use client';

import { useTranslations } from 'next-intl';
import { FetchedPage } from '@/components/shell/fetched/fetched';
import { useSchool } from '@/lib/client/school/use-school';
import { AdminView } from './admin-view';
import { NoSchool } from './no-school';
import { TeacherView } from './teacher-view';
import { useCheckAfterRefusal, useSchoolUser } from './use-school-user';

export function SchoolPage() {
  const t = useTranslations('School');
  const user = useSchoolUser();
  const query = useSchool(user?.school_id);
  useCheckAfterRefusal(query.error);

  if (user && user.school_id === null) return <NoSchool />;
  return (
    <FetchedPage
      query={{
        data: user && query.data ? { user, school: query.data } : undefined,
        error: query.data ? null : query.error,
        refetch: query.refetch,
      }}
      title={t('title')}
      loaded={({ user: { admin_id }, school }) => ({
        title: school.name,
        documentTitle: t('title'),
        text: t(admin_id === null ? 'roleTeacher' : 'roleAdmin'),
      })}
      loading={t('loading')}
    >
      {({ user: known }) =>
        known.admin_id === null ? (
          <TeacherView schoolId={known.school_id!} user={known} />
        ) : (
          <AdminView schoolId={known.school_id!} user={known} />
        )
      }
    </FetchedPage>
  );
}
