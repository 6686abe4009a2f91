'use client';

import { useLinkStatus } from 'next/link';
import type { ReactNode } from 'react';
import { Spinner } from './spinner';

export function LinkIcon({ children }: { children: ReactNode }) {
  const { pending } = useLinkStatus();
  return pending ? <Spinner /> : children;
}
