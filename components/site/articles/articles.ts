import { articleSlugs, type ArticleSlug } from '../../lib/i18n/site-pages';

/** Facts of an article; title, description and category are the messages of `Articles.{id}`. */
export interface Article {
  id: ArticleSlug;
  /** Path of the page, without the base path. */
  href: string;
  /** Path of its picture without the base path: a decorative 16:9 drawing for light and dark. */
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
