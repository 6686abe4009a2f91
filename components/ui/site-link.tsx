import type { ComponentProps } from 'react';
import { publicEnv } from '@/lib/env/public';

/**
 * Link within the public site, with a full page load instead of the router. Prerendered pages load fast, and
 * fragments and the Back button work natively.
 */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { basePath } = publicEnv();
  // The landing page below a base path has no trailing slash.
  const address = basePath ? basePath + href.replace(/^\/(?=[?#]|$)/, '') : href;
  return <a {...rest} href={address} />;
}
