import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';

/** A link to a legal page in another tab, so that a form keeps what was typed. */
export function LegalLink({ page, children }: { page: 'terms' | 'privacy'; children: ReactNode }) {
  return (
    <SiteLink
      href={`/${page}`}
      target="_blank"
      className="text-green rounded-desk font-semibold underline underline-offset-4"
    >
      {children}
    </SiteLink>
  );
}
