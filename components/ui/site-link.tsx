import type { ComponentProps } from 'react';
import { publicEnv } from '@/lib/env/public';

/** The address of a page of the public site, under the base path. */
export function siteAddress(href: string): string {
  const { basePath } = publicEnv;
  // The landing page under a base path has no slash at its end.
  return basePath ? basePath + href.replace(/^\/(?=[?#]|$)/, '') : href;
}

/**
 * A link within the public site. It uses full page loads instead of the router: prerendered pages with shared files
 * load fast, and anchors and the back button work as on any site.
 */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} href={siteAddress(href)} />;
}
