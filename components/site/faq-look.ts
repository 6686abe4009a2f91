/** How questions look, whether the page's own elements or the accordion shows them. */
export const faqLook = {
  list: 'border-line-strong border-t',
  item: 'border-line-strong group/item border-b',
  question:
    'hover:text-green flex min-h-16 w-full cursor-pointer list-none items-center justify-between gap-6 py-5 text-left text-xl font-bold sm:text-2xl [&::-webkit-details-marker]:hidden',
  sign: 'rounded-desk border-desk-line group-open/item:bg-green group-open/item:text-on-green group-data-[state=open]/item:bg-green group-data-[state=open]/item:text-on-green grid h-8 w-10 shrink-0 place-items-center border transition-colors',
  plus: 'size-5 transition-transform duration-200 group-open/item:rotate-45 group-data-[state=open]/item:rotate-45',
  answer: 'text-ink-soft max-w-2xl pb-7 text-lg',
};

export interface FaqItem {
  id: string;
  question: string;
  answer: string;
}
