/** Where the public site's menus lead, in the header, in its drawer and in the footer (spec, section 2). */
export const siteLinks = [
  { key: 'home', href: '/' },
  { key: 'about', href: '/#about' },
  { key: 'pricing', href: '/#pricing' },
  { key: 'faq', href: '/#faq' },
  { key: 'guide', href: '/pages/guide' },
] as const;

/** The same links stand in the footer of every page, under this id. */
export const footerMenuId = 'footer-menu';
