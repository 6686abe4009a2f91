import { getTranslations } from 'next-intl/server';
import type { ReactElement } from 'react';
import { proseParts } from '../prose-parts';
import type { Article } from './articles';
import { OneNamePlate, WhoAnswers } from './privacy-figures';
import { TakingTurns, ThreeRooms } from './seating-figures';
import { Cite, type Source } from './sources';

async function Brand() {
  const t = await getTranslations({ locale: 'en', namespace: 'Frame' });
  return t('brand');
}

const parts = {
  ...proseParts,
  ...{ Brand, Cite, OneNamePlate, TakingTurns, ThreeRooms, WhoAnswers },
};

export async function readArticle(id: Article['id']) {
  const { default: Text, ...meta } = (await import(`@/messages/en/pages/articles/${id}.mdx`)) as {
    default: (props: { components: typeof parts }) => ReactElement;
    points: string[];
    sources: Source[];
  };
  return { ...meta, text: <Text components={parts} /> };
}
