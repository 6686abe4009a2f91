import { getTranslations } from 'next-intl/server';

/** During a deployment servers run different builds, so a page whose script is missing reloads once. */
const watchScripts = `addEventListener('error', ({ target }) => {
  if (document.readyState === 'complete' || target.tagName !== 'SCRIPT' || !target.src.includes('/_next/static/')) return;
  const { type } = performance.getEntriesByType('navigation')[0];
  if (type !== 'reload' && navigator.onLine) return location.reload();
  document.getElementById('missing-script').hidden = false;
}, true)`;

export async function MissingScript() {
  const t = await getTranslations('MissingScript');
  return (
    <>
      <noscript>
        <p className="bg-amber-tint text-ink px-4 py-3 font-semibold">{t('none')}</p>
      </noscript>
      <div
        id="missing-script"
        role="alert"
        hidden
        suppressHydrationWarning
        className="bg-amber-tint text-ink fixed inset-x-0 top-0 z-50 px-4 py-3 font-semibold"
      >
        {t('text')}{' '}
        <a href="" className="text-green underline underline-offset-4">
          {t('retry')}
        </a>
      </div>
      <script dangerouslySetInnerHTML={{ __html: watchScripts }} />
    </>
  );
}
