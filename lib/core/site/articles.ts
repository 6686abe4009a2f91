import { articleSlugs, type ArticleSlug } from './pages';

/** What is known of an article besides its texts; title, description and category are `Articles.{id}` in the messages. */
export interface Article {
  id: ArticleSlug;
  /** Path of the page, without the base path. */
  href: string;
  /** Path of its picture, without the base path: a drawing of 16 to 9 for light and dark. It is decoration. */
  imageUrl: string;
  /** Day on which it was written, as in `<time datetime>`. */
  datetime: string;
  readingMinutes: number;
}

const facts: Record<ArticleSlug, Pick<Article, 'datetime' | 'readingMinutes'>> = {
  seatingarrangement: { datetime: '2026-11-21', readingMinutes: 6 },
  privacy: { datetime: '2026-11-21', readingMinutes: 6 },
};

/** The articles, which are in English only. */
export const articles: readonly Article[] = articleSlugs.map((id) => ({
  id,
  href: `/articles/${id}`,
  imageUrl: `/articles/${id}.svg`,
  ...facts[id],
}));
