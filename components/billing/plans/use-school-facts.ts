'use client';

import { useEffect, useState } from 'react';
import { countTeachers, loadOrderOptions } from '@/lib/client/billing/checkout';
import type { OrderOptions } from '@/lib/contracts/billing/order-options';

export interface SchoolPageFacts {
  /** Its active teachers; null while they are not known, and if they could not be counted (spec, section 8). */
  teacherCount: number | null;
  /** What our own API adds: offers, dates, what is agreed; null where it is not known. */
  options: OrderOptions | null;
}

const unknown: SchoolPageFacts = { teacherCount: null, options: null };

/** Reads how many teachers a school has, and which plans it may order. A new `version` reads it again. */
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
    // Without them the server decides.
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
