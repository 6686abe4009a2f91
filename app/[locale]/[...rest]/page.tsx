import { notFound } from 'next/navigation';

/** The middleware sends every unknown address here, so that the answer is prerendered in both languages. */
export function generateStaticParams() {
  return [{ rest: ['not-found'] }];
}

export default function UnknownPage() {
  notFound();
}
