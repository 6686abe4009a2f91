import type { ComponentProps } from 'react';
import { publicEnv } from '@/lib/env/public';

/**
 * A link within the public site. The browser follows it itself: pages that are ready and share their files need no
 * router, and places in a page are then found, left and gone back to as on any site.
 */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { basePath } = publicEnv;
  // The front page of a site under a path is that path, without a slash at its end.
  const address = basePath ? basePath + href.replace(/^\/(?=[?#]|$)/, '') : href;
  return <a {...rest} href={address} />;
}
