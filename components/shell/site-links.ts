/** Links of the public site's menu, in the header, its drawer and the footer (spec, section 2). */
export const siteLinks = [
  { key: 'home', href: '/' },
  { key: 'about', href: '/#about' },
  { key: 'pricing', href: '/#pricing' },
  { key: 'faq', href: '/#faq' },
  { key: 'guide', href: '/pages/guide' },
] as const;

/** Id of the footer's menu, which has the same links. */
export const footerMenuId = 'footer-menu';
