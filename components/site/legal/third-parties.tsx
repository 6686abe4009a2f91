import { useFormatter } from 'next-intl';
import type { ReactNode } from 'react';
import { publicEnv } from '@/lib/env/public';

/** Third-party content on the landing page, if it is configured in this installation. */
const has = {
  video: publicEnv().tutorialVideoId !== '',
  reviews: publicEnv().reviews.profile !== '',
};

const companies = [...(has.video ? ['YouTube'] : []), ...(has.reviews ? ['Trustpilot'] : [])];

/** Names of the third parties, joined by the word for "and"; empty if there are none. */
export const thirdPartyNames = (and: string) => companies.join(` ${and} `);

/** A part of a text that holds only where something is fetched from third parties, or this of it. */
export function ThirdParties({ of, children }: { of?: keyof typeof has; children: ReactNode }) {
  return (of ? has[of] : companies.length > 0) && children;
}

export function ThirdPartyNames() {
  return useFormatter().list(companies);
}
