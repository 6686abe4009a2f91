export const faqLook = {
  list: 'border-line-strong border-t',
  item: 'border-line-strong group/item border-b',
  question: 'faq-question',
  sign: 'faq-sign',
  plus: 'size-5 transition-transform duration-200 group-open/item:rotate-45 group-data-[state=open]/item:rotate-45',
  answer: 'text-ink-soft max-w-2xl pb-7 text-lg',
};

export interface FaqItem {
  id: string;
  question: string;
  answer: string;
}
