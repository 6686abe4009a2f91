import type { ComponentProps } from 'react';
import { publicEnv } from '@/lib/env/public';

/**
 * A link within the public site. It uses full page loads instead of the router: prerendered pages with shared files
 * load fast, and anchors and the back button work as on any site.
 */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { basePath } = publicEnv();
  // The landing page under a base path has no slash at its end.
  const address = basePath ? basePath + href.replace(/^\/(?=[?#]|$)/, '') : href;
  return <a {...rest} href={address} />;
}
