import { SiteLink } from '@/components/ui/site-link';
import type { ReactNode } from 'react';
import type { LegalSlug } from '@/lib/i18n/legal-slugs';
import { publicEnv } from '@/lib/env/public';

/** The company's name in the texts. */
export const companyName = publicEnv.company.name;

export function Email() {
  const { email } = publicEnv.company;
  return <a href={`mailto:${email}`}>{email}</a>;
}

/** A link to another legal page, or to a section of one. */
export function To({
  page,
  section,
  children,
}: {
  page: LegalSlug;
  section?: string;
  children: ReactNode;
}) {
  return <SiteLink href={`/${page}${section ? `#${section}` : ''}`}>{children}</SiteLink>;
}

/** Name, number and e-mail address of the company, if configured. */
export function CompanyFacts({ number, email }: { number: string; email: string }) {
  const { name, organizationNumber } = publicEnv.company;
  return (
    <p>
      {name}
      {organizationNumber && (
        <>
          <br />
          {number}: {organizationNumber.replace(/(\d{3})(?=\d)/g, '$1\u00a0')}
        </>
      )}
      <br />
      {email}: <Email />
    </p>
  );
}
