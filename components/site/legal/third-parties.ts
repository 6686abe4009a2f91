import { publicEnv } from '@/lib/env/public';

/** Third-party content on the landing page, if it is configured in this installation. */
export const hasThirdPartyVideo = publicEnv.tutorialVideoId !== '';
export const hasThirdPartyReviews = publicEnv.reviews.profile !== '';

const companies = [
  ...(hasThirdPartyVideo ? ['YouTube'] : []),
  ...(hasThirdPartyReviews ? ['Trustpilot'] : []),
];

/** Names of the third parties, joined by the word for "and"; empty if there are none. */
export const thirdPartyNames = (and: string) => companies.join(` ${and} `);
