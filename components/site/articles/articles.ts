const facts = [
  { id: 'seatingarrangement', datetime: '2026-11-21', readingMinutes: 6 },
  { id: 'privacy', datetime: '2026-11-21', readingMinutes: 6 },
] as const;

/** Facts of an article; title, description and category are the messages of `Articles.{id}`. */
export interface Article {
  id: (typeof facts)[number]['id'];
  /** Path of the page, without the base path. */
  href: string;
  /** Path of its picture without the base path: a decorative 16:9 drawing for light and dark. */
  imageUrl: string;
  /** Day on which it was written, as in `<time datetime>`. */
  datetime: string;
  readingMinutes: number;
}

/** The articles, which are in English only. */
export const articles: readonly Article[] = facts.map((fact) => ({
  ...fact,
  href: `/articles/${fact.id}`,
  imageUrl: `/articles/${fact.id}.svg`,
}));
