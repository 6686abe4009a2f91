'use client';

import { useEffect, useState } from 'react';
import { loadOrderOptions } from '@/lib/client/billing/checkout';
import type { OrderOptions } from '@/lib/contracts/billing/order-options';

/**
 * Reads which plans a school may order; null without a school, while it is not known, and if it could not be read. A
 * new `version` reads it again.
 */
export function useOrderOptions(schoolId: string | null, version: number): OrderOptions | null {
  const [known, setKnown] = useState<{ schoolId: string; options: OrderOptions | null }>();
  useEffect(() => {
    if (schoolId === null) return;
    let isCurrent = true;
    const keep = (options: OrderOptions | null) => {
      if (isCurrent) setKnown({ schoolId, options });
    };
    // Without them the server decides.
    loadOrderOptions(schoolId).then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [schoolId, version]);
  return known && known.schoolId === schoolId ? known.options : null;
}
