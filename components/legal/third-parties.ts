import { publicEnv } from '@/lib/env/public';

/** What the front page can show from other companies: only what is set up in this installation. */
export const hasThirdPartyVideo = publicEnv.tutorialVideoId !== '';
export const hasThirdPartyReviews = publicEnv.reviews.profile !== '';

const companies = [
  ...(hasThirdPartyVideo ? ['YouTube'] : []),
  ...(hasThirdPartyReviews ? ['Trustpilot'] : []),
];

/** The names of these companies, joined by the word for "and"; empty where there are none. */
export const thirdPartyNames = (and: string) => companies.join(` ${and} `);
