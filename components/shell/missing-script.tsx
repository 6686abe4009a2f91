import { getTranslations } from 'next-intl/server';

/**
 * Reloads a page whose script can't be had, which a node of another build may lack; where it has just been reloaded, shows
 * the words instead. A script that is missed later is the matter of what asked for it.
 */
const watchScripts = `addEventListener('error', ({ target }) => {
  if (document.readyState === 'complete' || target.tagName !== 'SCRIPT' || !target.src.includes('/_next/static/')) return;
  const { type } = performance.getEntriesByType('navigation')[0];
  if (type !== 'reload' && navigator.onLine) return location.reload();
  document.getElementById('missing-script').hidden = false;
}, true)`;

/** Says why nothing comes where scripts are off or can't be had. */
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
