import { chromium } from 'playwright';
import { createTeacher } from '/tmp/wt/finish15b/e2e/api';
const base = process.env.E2E_URL!;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking'] });
const lang = (process.env.L ?? 'no') as 'no' | 'en';
const setup = await browser.newContext({ baseURL: base + '/' });
const teacher = await createTeacher(setup.request);
await setup.close();
const c = await browser.newContext({ baseURL: base + '/', viewport: { width: 1280, height: 900 }, locale: 'nb-NO' });
await c.addCookies([{ name: 'preferredLanguage', value: lang, domain: '127.0.0.1', path: '/' }]);
const p = await c.newPage();
const said: string[] = [];
await p.exposeFunction('heard', (s: string) => { said.push(s); });
await p.addInitScript(() => {
  new MutationObserver((ms) => { for (const m of ms) { const el = (m.target instanceof Element ? m.target : m.target.parentElement)?.closest('[role=status],[role=alert],[aria-live]'); if (el?.textContent) (window as any).heard(el.textContent.trim().slice(0, 160)); } }).observe(document, { subtree: true, childList: true, characterData: true });
});
const focus = () => p.evaluate(() => { const e = document.activeElement as HTMLElement; if (!e || e === document.body) return 'BODY'; const l = (e as HTMLInputElement).labels; const own = e.getAttribute('aria-label') ?? (l && l.length ? [...l].map(x => x.textContent).join(' ') : '') ; const r = e.getBoundingClientRect(); const seen = r.bottom > 0 && r.top < innerHeight; return `${e.tagName.toLowerCase()}${e.getAttribute('role') ? '[' + e.getAttribute('role') + ']' : ''}${(e as HTMLInputElement).type ? ':' + (e as HTMLInputElement).type : ''} «${(own || e.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 70)}»${seen ? '' : ' OUT OF VIEW'}`; });
let n = 0;
const key = async (k: string, times = 1) => { for (let i = 0; i < times; i++) { await p.keyboard.press(k); n++; } };
const settle = async (ms = 500) => { await p.waitForTimeout(ms); };
const to = async (re: RegExp, k = 'Tab', max = 60) => { const path: string[] = []; for (let i = 0; i < max; i++) { const f = await focus(); if (re.test(f)) { console.log(`  ${k}×${i} → ${f}`); return; } path.push(f); await key(k); } console.log('  NOT REACHED', re, path.join(' | ')); throw new Error('not reached ' + re); };
const flush = () => { const s = [...new Set(said.splice(0))]; if (s.length) console.log('  heard:', s.join(' ¦ ')); };
const step = (name: string) => console.log(`# ${name} (keys so far ${n})`);
try {
  await p.goto('app'); await settle(1500);
  step('sign in'); console.log('  at', p.url(), await focus());
  await to(/e-post|e-mail/i); await p.keyboard.type(teacher.email); await key('Tab');
  await to(/input:password/i); await p.keyboard.type(teacher.password); await key('Enter'); await settle(3000);
  step('home'); console.log('  at', p.url(), await focus()); flush();
  await to(/a «(Registrer|Register)/); await key('Enter'); await settle(1500);
  step('new class'); console.log('  at', p.url(), await focus()); flush();
  await to(/(Trinn|Grade|Klassetrinn|Year)/); await p.keyboard.type('8'); await key('Tab'); await p.keyboard.type('8B'); await key('Tab'); console.log('  ', await focus());
  await to(/(fornavn|first name)/i);
  for (const name of ['Ada', 'Bo', 'Cilla', 'Dag', 'Eva', 'Finn', 'Gro', 'Hans']) { await p.keyboard.type(name); await key('Enter'); }
  await settle(300); flush();
  await to(/button.*«(Opprett|Lagre|Create|Save)/); await key('Enter'); await settle(2500);
  step('map maker, room step'); console.log('  at', p.url(), await focus()); flush();
  for (let i = 0; i < 14; i++) { await key('Tab'); console.log('    tab', await focus()); }
  await to(/(Tegn et eget rom|Tegn rommet|Tegn|Draw)/); console.log('  ', await focus()); await key('Enter'); await settle(1500);
  step('draw'); console.log('  at', p.url(), await focus()); flush();
  await p.screenshot({ path: '/tmp/f15b/shots/kb-draw.png' });
  for (let i = 0; i < 6; i++) { await key('Tab'); console.log('    tab', await focus()); }
  await c.storageState();
} catch (e) { console.log(String(e)); }
await p.screenshot({ path: '/tmp/f15b/shots/kb-end.png', fullPage: true });
flush();
await browser.close();
