import type { ReactNode } from 'react';

export function ProblemPage({
  title,
  text,
  actions,
  picture,
}: {
  title: string;
  text: string;
  actions: ReactNode;
  picture?: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-10 sm:px-6 lg:grid-cols-2 lg:py-20">
      <div>
        <h1 className="text-3xl font-bold sm:text-4xl">{title}</h1>
        <p className="text-ink-soft mt-3 text-lg break-words">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
      <div className="bg-birch mx-auto w-full max-w-md rounded-3xl p-8 sm:p-10">{picture}</div>
    </div>
  );
}
