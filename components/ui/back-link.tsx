import { ArrowLeft } from 'lucide-react';
import { SiteLink } from '@/components/ui/site-link';

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <SiteLink
      href={href}

      className="rounded-desk border-line-strong bg-surface hover:border-green hover:text-green inline-flex min-h-11 items-center gap-2 border px-4 text-sm font-semibold transition-colors duration-150"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {label}
    </SiteLink>
  );
}
