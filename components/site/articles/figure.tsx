import type { ReactNode } from 'react';

export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="my-10 lg:-mx-16">
      <div className="bg-birch rounded-3xl p-5 sm:p-8">{children}</div>
      <figcaption className="text-ink-soft mt-3 px-1 text-base lg:px-16">{caption}</figcaption>
    </figure>
  );
}
