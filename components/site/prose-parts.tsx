import { useFormatter } from 'next-intl';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { maxClasses, maxSchoolClasses } from '@/lib/contracts/classes/class-list';
import { maxMaps } from '@/lib/contracts/maps/maps';
import { maxRooms } from '@/lib/contracts/rooms/rooms';
import { schoolTiers } from '@/lib/core/billing/plans';
import { trialDays } from '@/lib/core/billing/trial';
import { vatPercent } from '@/lib/core/billing/vat';
import { publicEnv } from '@/lib/env/public';

function TextLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  if (href.startsWith('/')) return <SiteLink href={href}>{children}</SiteLink>;
  return <a href={href.replace(/^app:/, publicEnv().appUrl)}>{children}</a>;
}

const Company = () => publicEnv().company.name;

export function Email() {
  const { email } = publicEnv().company;
  return <a href={`mailto:${email}`}>{email}</a>;
}

const seats = Object.fromEntries(
  schoolTiers.map(({ slug, seatLimit }) => [slug, seatLimit]),
) as Record<(typeof schoolTiers)[number]['slug'], number>;

const amounts = {
  classes: maxClasses,
  schoolClasses: maxSchoolClasses,
  maps: maxMaps,
  rooms: maxRooms,
  teacherTrialDays: trialDays.teacher,
  schoolTrialDays: trialDays.school,
  vatPercent,
  ...seats,
};

function Amount({ of }: { of: keyof typeof amounts }) {
  return useFormatter().number(amounts[of]);
}

export const proseParts = { a: TextLink, Amount, Company, Email };

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function Section({ children }: SectionProps) {
  return <>{children}</>;
}

export function sectionsOf(text: ReactElement): SectionProps[] {
  const { children } = text.props as { children: ReactNode };
  return Children.toArray(children).flatMap((node) =>
    isValidElement<SectionProps>(node) && node.type === Section ? [node.props] : [],
  );
}
