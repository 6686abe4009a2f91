'use client';

import { useEffect, useState } from 'react';
import { loadTeacherCount } from '@/lib/client/billing/checkout';

/**
 * How many active teachers a school has; null without a school, and where it is not or cannot be known. Another
 * `version` has them counted again.
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
