import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageTitle } from '@/components/ui/page-title';

export function AuthFrame({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-center gap-16 lg:grid-cols-2">
      <div className="mx-auto w-full max-w-md">{children}</div>
      <div className="max-lg:hidden">{picture}</div>
    </div>
  );
}

export function AuthHeading({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p className="text-ink-soft mt-2 mb-6 break-words">{text}</p>
    </>
  );
}

export function OtherPage(props: { question: string; href: string; label: string }) {
  const { question, href, label } = props;
  return (
    <p className="text-ink-soft mt-6">
      {question}{' '}
      <Link
        href={href}
        className="text-green rounded-desk inline-flex min-h-11 items-center px-1 font-semibold underline"
      >
        {label}
      </Link>
    </p>
  );
}
