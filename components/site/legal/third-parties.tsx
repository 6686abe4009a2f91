import { useFormatter } from 'next-intl';
import type { ReactNode } from 'react';
import { publicEnv } from '@/lib/env/public';

const has = {
  video: publicEnv().tutorialVideoId !== '',
  reviews: publicEnv().reviews.profile !== '',
};

const companies = [...(has.video ? ['YouTube'] : []), ...(has.reviews ? ['Trustpilot'] : [])];

export const thirdPartyNames = (and: string) => companies.join(` ${and} `);

export function ThirdParties({ of, children }: { of?: keyof typeof has; children: ReactNode }) {
  return (of ? has[of] : companies.length > 0) && children;
}

export function ThirdPartyNames() {
  return useFormatter().list(companies);
}
