import { useMessages, useTranslations } from 'next-intl';
import { StructuredData } from './structured-data';

export function FaqData() {
  const t = useTranslations('Faq.items');
  const { items } = useMessages().Faq;
  return (
    <StructuredData
      data={{
        '@type': 'FAQPage',
        mainEntity: (Object.keys(items) as (keyof typeof items)[]).map((id) => ({
          '@type': 'Question',
          name: t(`${id}.question`),
          acceptedAnswer: { '@type': 'Answer', text: t(`${id}.answer`) },
        })),
      }}
    />
  );
}
