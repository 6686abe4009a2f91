export const siteLinks = [
  { key: 'home', href: '/' },
  { key: 'about', href: '/#about' },
  { key: 'pricing', href: '/#pricing' },
  { key: 'faq', href: '/#faq' },
  { key: 'guide', href: '/pages/guide' },
] as const;

export const footerMenuId = 'footer-menu';
