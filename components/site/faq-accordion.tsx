'use client';

import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { Plus } from 'lucide-react';

export interface FaqItem {
  id: string;
  question: string;
  answer: string;
}

/**
 * Questions that open and close on their own. The answers are always in the page: closed ones are hidden by style, and
 * only where scripts can open them again.
 */
export function FaqAccordion({ items }: { items: FaqItem[] }) {
  return (
    <Root type="multiple" className="border-line-strong border-t">
      {items.map(({ id, question, answer }) => (
        <Item key={id} value={id} className="border-line-strong border-b">
          <Header>
            <Trigger className="group/question hover:text-green flex min-h-16 w-full items-center justify-between gap-6 py-5 text-left text-xl font-bold sm:text-2xl">
              {question}
              <span
                aria-hidden
                className="rounded-desk border-desk-line group-data-[state=open]/question:bg-green group-data-[state=open]/question:text-on-green grid h-8 w-10 shrink-0 place-items-center border transition-colors noscript:hidden"
              >
                <Plus className="size-5 transition-transform duration-200 group-data-[state=open]/question:rotate-45" />
              </span>
            </Trigger>
          </Header>
          <Content
            forceMount
            className="data-[state=open]:animate-fade data-[state=closed]:hidden noscript:block"
          >
            <p className="text-ink-soft max-w-2xl pb-7 text-lg">{answer}</p>
          </Content>
        </Item>
      ))}
    </Root>
  );
}
