import type { ComponentProps } from 'react';
import { publicEnv } from '@/lib/env/public';

/**
 * A link within the public site, with full page loads instead of the router: prerendered pages load fast, and
 * anchors and the Back button work as on any site.
 */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { basePath } = publicEnv();
  // The landing page under a base path has no trailing slash.
  const address = basePath ? basePath + href.replace(/^\/(?=[?#]|$)/, '') : href;
  return <a {...rest} href={address} />;
}
