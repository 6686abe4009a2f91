import type { ReactNode } from 'react';

const headings =
  '[&>h2]:mt-14 [&>h2]:mb-4 [&>h2]:text-2xl [&>h2]:font-bold sm:[&>h2]:text-3xl [&>h3]:mt-8 [&>h3]:mb-2 [&>h3]:text-xl [&>h3]:font-bold';
const text = '[&>p]:mt-4 [&_strong]:font-bold';
const lists =
  '[&>ul]:mt-4 [&>ul]:list-disc [&>ul]:pl-6 [&>ol]:mt-4 [&>ol]:list-decimal [&>ol]:pl-7 [&>*>li]:mt-3 [&>*>li]:pl-1 [&>ol>li]:marker:font-bold [&>*>li]:marker:text-green';
const links =
  '[&>p>a]:text-green [&>*>li>a]:text-green [&>p>a]:underline [&>*>li>a]:underline [&>p>a]:underline-offset-2 [&>*>li>a]:underline-offset-2';

export function Prose({ children }: { children: ReactNode }) {
  return (
    <div
      className={`text-[1.0625rem] leading-[1.7] sm:text-lg ${headings} ${text} ${lists} ${links}`}
    >
      {children}
    </div>
  );
}
