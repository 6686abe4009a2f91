import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';

export function OrderButton({ label, busy }: { label: string; busy: boolean }) {
  const t = useTranslations('Order');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Button type="submit" size="large" busy={busy}>
        {busy ? t('ordering') : label}
      </Button>
      <p className="text-ink-soft max-w-72 text-sm">
        {t.rich('terms', {
          link: (text) => (
            <SiteLink
              href="/terms"
              className="text-green font-semibold underline underline-offset-4"
            >
              {text}
            </SiteLink>
          ),
        })}
      </p>
    </div>
  );
}
