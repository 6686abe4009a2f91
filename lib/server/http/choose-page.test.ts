import { choosePage } from './choose-page';

function addressOf(page: string): string {
  const path = page.replace(/^\/[a-z]+/, '');
  const outcome = /^\/returned\/(.+)$/.exec(path)?.[1];
  return outcome ? `?${outcome}=true` : path.replace(/\/not-found$/, '/-');
}

const pages = [
  '/no',
  '/no/about',
  '/no/not-found',
  '/no/app',
  '/no/app/classes/_/plan',
  '/no/app/order/schoolS',
  '/no/app/order/not-found',
  '/no/pricing/teacher',
  '/no/pricing/not-found',
  '/no/returned/canceled',
  '/no/returned/success',
  '/no/share/_',
].flatMap((page) => [page, page.replace('/no', '/en')]);

it.each(pages)('choosePage returns the page %s for its address', (page) => {
  const [pathname = '', search = ''] = addressOf(page).split('?');
  const choice = choosePage(
    (name) => pages.includes(name),
    { pathname, search },
    { stored: page.split('/')[1]!, host: null, norwegianHosts: [], englishHosts: [] },
  );
  const status = page.endsWith('/not-found') ? 404 : 200;
  expect(choice).toMatchObject({ page, status });
});
