'use client';

import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { useEffect, useRef } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { faqLook, type FaqItem } from './faq-look';

interface FaqAccordionProps {
  items: FaqItem[];
  open: string[];
  focused: string | undefined;
}

export function FaqAccordion({ items, open, focused }: FaqAccordionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focused) return;
    ref.current?.querySelector<HTMLElement>(`[data-question="${focused}"]`)?.focus();
  }, [focused]);
  return (
    <Root ref={ref} type="multiple" defaultValue={open} className={faqLook.list}>
      {items.map(({ id, question, answer }) => (
        <Item key={id} value={id} className={faqLook.item}>
          <Header>
            <Trigger data-question={id} className={faqLook.question}>
              {question}
              <span aria-hidden className={faqLook.sign}>
                <Glyph name="plus" className={faqLook.plus} />
              </span>
            </Trigger>
          </Header>
          <Content forceMount className="data-[state=open]:animate-fade data-[state=closed]:hidden">
            <p className={faqLook.answer}>{answer}</p>
          </Content>
        </Item>
      ))}
    </Root>
  );
}
