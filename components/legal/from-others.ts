import { publicEnv } from '@/lib/env/public';

/** What the front page can show from other companies: only what is set up in this installation. */
export const hasVideoFromOthers = publicEnv.tutorialVideoId !== '';
export const hasReviewsFromOthers = publicEnv.reviews.profile !== '';

const companies = [
  ...(hasVideoFromOthers ? ['YouTube'] : []),
  ...(hasReviewsFromOthers ? ['Trustpilot'] : []),
];

/** The names of these companies, joined by the word for "and"; empty where there are none. */
export const namesOfOthers = (and: string) => companies.join(` ${and} `);
