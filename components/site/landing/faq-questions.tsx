'use client';

import { useInView } from 'framer-motion';
import { useEffect, useRef, useState } from 'react';
import { Glyph } from '@/components/ui/glyph';
import type { FaqAccordion } from './faq-accordion';
import { faqLook, type FaqItem } from './faq-look';

interface Loaded {
  Accordion: typeof FaqAccordion;
  open: string[];
  focused: string | undefined;
}

export function FaqQuestions({ items }: { items: FaqItem[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useInView(ref, { once: true, margin: '600px 0px' });
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isNear) return;
    const load = async () => {
      const { FaqAccordion: Accordion } = await import('./faq-accordion');
      const list = [...(ref.current?.querySelectorAll('details') ?? [])];
      const open = list.filter((item) => item.open).map((item) => item.dataset.question ?? '');
      const focused = list.find((item) => item.contains(document.activeElement));
      setLoaded({ Accordion, open, focused: focused?.dataset.question });
    };
    load().catch(() => {});
  }, [isNear]);
  if (loaded) {
    const { Accordion, open, focused } = loaded;
    return <Accordion items={items} open={open} focused={focused} />;
  }
  return (
    <div ref={ref} className={faqLook.list}>
      {items.map(({ id, question, answer }) => (
        <details key={id} data-question={id} className={faqLook.item}>
          <summary className={faqLook.question}>
            <h3 className="leading-[inherit]">{question}</h3>
            <span aria-hidden className={faqLook.sign}>
              <Glyph name="plus" className={faqLook.plus} />
            </span>
          </summary>
          <p className={faqLook.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
