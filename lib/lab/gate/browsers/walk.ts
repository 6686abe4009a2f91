import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '@/lib/i18n/messages';
import type { Hands, Point } from './hands';

const t = messages.no;
const pupils = ['Ada', 'Bo', 'Cem', 'Dag', 'Eva', 'Finn', 'Gro', 'Hans'];
const longestMs = 30_000;

const elements = (selector: string, text: string) => `
  [...document.querySelectorAll(${JSON.stringify(selector)})].filter((element) => {
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText;
    const name = (label ?? element.innerText ?? '').trim();
    return name.includes(${JSON.stringify(text)}) && element.checkVisibility?.() !== false &&
      element.getBoundingClientRect().width > 0;
  })`;

const pointOf = (expression: string) => `((element) => {
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
})(${expression})`;

export async function walk(hands: Hands, url: string): Promise<string[]> {
  const seen: string[] = [];
  const until = async <Value>(what: string, expression: string): Promise<Value> => {
    const begun = performance.now();
    for (;;) {
      const value = await hands.ask<Value | null | false>(expression);
      if (value) return value;
      if (performance.now() - begun > longestMs) {
        const text = await hands.ask<string>('document.body.innerText');
        throw new Error(`No ${what} within ${longestMs / 1000} s on:\n${text.slice(0, 1500)}`);
      }
      await sleep(100);
    }
  };
  const point = async (selector: string, text: string, what = text) => {
    const find = pointOf(`${elements(selector, text)}[0]`);
    for (;;) {
      const first = await until<Point>(what, find);
      await sleep(150);
      const second = await until<Point>(what, find);
      if (first.x === second.x && first.y === second.y) return second;
    }
  };
  const press = async (text: string) => hands.click(await point('button, a', text));
  const fill = async (label: string, text: string) => {
    await hands.click(await point('input, textarea', label));
    await hands.type(text);
  };
  const untilAt = (part: string) =>
    until(`page ${part}`, `location.pathname.includes(${JSON.stringify(part)})`);
  const seats = '[...document.querySelectorAll("[data-desk][data-pupil]")]';
  const names = `${seats}.map((desk) => desk.innerText.trim())`;

  await hands.open(`${url}/app/signup`);
  await fill(t.Auth.name, 'Kontaktlærer');
  await fill(t.Auth.email, `teacher-${randomUUID()}@example.no`);
  await fill(t.Auth.password, 'et langt passord');
  await hands.click(await point('input[type=checkbox]', 'personvern', 'terms'));
  await press(t.Auth.signUp);
  await fill(t.Pupils.firstName, pupils.join(', '));
  await press(t.Pupils.add);
  seen.push('account');

  await fill(t.ClassForm.name, '8B');
  await press(t.ClassForm.create);
  await untilAt('/seatmap');
  seen.push('class');

  await until('map', `${seats}.length === ${pupils.length}`);
  seen.push('map');

  const before = await hands.ask<string[]>(names);
  const [from, to] = [0, 1].map((index) => pointOf(`${seats}[${index}]`));
  await hands.drag(await hands.ask(from!), await hands.ask(to!));
  await until('swapped pupils', `${names}[0] === ${JSON.stringify(before[1])}`);
  seen.push('drag');

  await press(t.MapScreen.save);
  await untilAt('/app/maps/');
  await until('saved map', `${seats}.length === ${pupils.length}`);
  seen.push('save');

  await press(t.Download.menu);
  const link = elements('a[download]', t.Download.pdf);
  await until('PDF', `${link}.length > 0`);
  const start = await hands.ask<string>(
    `fetch(${link}[0].href).then((answer) => answer.text()).then((text) => text.slice(0, 5))`,
  );
  assert.equal(start, '%PDF-');
  seen.push('PDF');

  await press(t.Download.share);
  await press(t.Sharing.make);
  const shared = await until<string>(
    'address',
    `[...document.querySelectorAll('input')].map(({ value }) => value).find((value) => value.includes('/share/'))`,
  );
  await hands.open(shared);
  await until('shared map', `document.body.innerText.includes(${JSON.stringify(pupils[0])})`);
  seen.push('share');
  return seen;
}
