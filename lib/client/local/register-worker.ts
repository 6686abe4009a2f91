import { publicEnv } from '@/lib/env/public';
import { whenIdle } from '../page/when-idle';

/** Has this browser keep the pages of the app, or of shared links, for when there is no network. */
export function registerWorker(part: 'app' | 'share'): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  return whenIdle(() => {
    const options = { scope: `${publicEnv().basePath}/${part}`, updateViaCache: 'none' } as const;
    // Without it, as in development or where the browser keeps nothing, all works as long as there is a network.
    navigator.serviceWorker
      .register(`${publicEnv().basePath}/service-worker.js`, options)
      .catch(() => {});
  });
}

/** Forgets the pages of the app. */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(
    `${publicEnv().basePath}/app`,
  );
  await registration?.unregister();
}
