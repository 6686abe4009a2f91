import type { ComponentProps } from 'react';
import { publicEnv } from '@/lib/env/public';

export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { basePath } = publicEnv();
  const address = basePath ? basePath + href.replace(/^\/(?=[?#]|$)/, '') : href;
  return <a {...rest} href={address} />;
}
