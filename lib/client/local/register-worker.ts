import { publicEnv } from '@/lib/env/public';
import { whenIdle } from '../page/when-idle';

export function registerWorker(part: 'app' | 'share'): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  return whenIdle(() => {
    const options = { scope: `${publicEnv().basePath}/${part}`, updateViaCache: 'none' } as const;
    navigator.serviceWorker
      .register(`${publicEnv().basePath}/service-worker.js`, options)
      .catch(() => {});
  });
}

export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(
    `${publicEnv().basePath}/app`,
  );
  await registration?.unregister();
}
