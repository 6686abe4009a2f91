'use client';

import { useEffect, useState } from 'react';
import { loadTeacherCount } from '@/lib/client/billing/checkout';

/**
 * Number of active teachers of a school; null without a school and while it is not known. A new `version` reads it
 * again.
 */
export function useTeacherCount(schoolId: string | null, version: number): number | null {
  const [known, setKnown] = useState<{ schoolId: string; count: number | null }>();
  useEffect(() => {
    if (schoolId === null) return;
    let isCurrent = true;
    void loadTeacherCount(schoolId).then((count) => {
      if (isCurrent) setKnown({ schoolId, count });
    });
    return () => {
      isCurrent = false;
    };
  }, [schoolId, version]);
  return known && known.schoolId === schoolId ? known.count : null;
}
