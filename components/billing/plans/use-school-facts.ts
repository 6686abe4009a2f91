'use client';

import { useEffect, useState } from 'react';
import { countTeachers, loadOrderOptions } from '@/lib/client/billing/checkout';
import type { OrderOptions } from '@/lib/contracts/billing/order-options';

export interface SchoolPageFacts {
  teacherCount: number | null;
  options: OrderOptions | null;
}

const unknown: SchoolPageFacts = { teacherCount: null, options: null };

export function useSchoolFacts(schoolId: string | null, version: number): SchoolPageFacts {
  const [known, setKnown] = useState<SchoolPageFacts & { schoolId: string }>();
  useEffect(() => {
    if (schoolId === null) return;
    let isCurrent = true;
    const keep = (facts: Partial<SchoolPageFacts>) => {
      if (!isCurrent) return;
      setKnown((now) => ({
        ...(now?.schoolId === schoolId ? now : { ...unknown, schoolId }),
        ...facts,
      }));
    };
    countTeachers(schoolId).then(
      (teacherCount) => keep({ teacherCount }),
      () => keep({ teacherCount: null }),
    );
    // If the order options of the school cannot be fetched, only the server checks the purchase.
    loadOrderOptions(schoolId).then(
      (options) => keep({ options }),
      () => keep({ options: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [schoolId, version]);
  return known && known.schoolId === schoolId ? known : unknown;
}
