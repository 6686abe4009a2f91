const facts = [
  { id: 'seatingarrangement', datetime: '2026-11-21', readingMinutes: 6 },
  { id: 'privacy', datetime: '2026-11-21', readingMinutes: 6 },
] as const;

export interface Article {
  id: (typeof facts)[number]['id'];
  href: string;
  imageUrl: string;
  datetime: string;
  readingMinutes: number;
}

export const articles: readonly Article[] = facts.map((fact) => ({
  ...fact,
  href: `/articles/${fact.id}`,
  imageUrl: `/articles/${fact.id}.svg`,
}));
