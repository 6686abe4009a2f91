'use client';

import type { ComponentType } from 'react';
import { NoSchool } from './no-school';
import { useSchoolUser } from './use-school-user';

export function OfSchool({ page: Page }: { page: ComponentType<{ schoolId: string }> }) {
  const user = useSchoolUser();
  if (!user) return null;
  return user.school_id ? <Page schoolId={user.school_id} /> : <NoSchool />;
}
