import type { Locator, Page } from 'playwright';
import { messages } from '../../../i18n/messages';

const { no } = messages;

const pupils = [
  ...'Ada Amina Aksel Anh Emma Filip Fatima Henrik Iben Ingrid Jakob Jonas'.split(' '),
  ...'Leah Linh Łukasz Maja Noah Nora Oskar Sofie Theo Tuva Yusuf Zofia'.split(' '),
];
const typed = pupils.slice(0, 6);

type Kind = keyof typeof no.Conditions.type;
const conditions: [Kind, string[]][] = [
  ['together', ['Linh', 'Nora']],
  ['apart', ['Jonas', 'Noah', 'Oskar']],
  ['front', ['Iben', 'Yusuf']],
  ['back', ['Tuva']],
];

/** The part of the page that a picture shows; from its heading where nothing is said. */
export interface Region {
  from?: Locator;
  to: Locator;
}

/**
 * Walks the main job of a new teacher in Norwegian, and has a picture taken at every stop of the guide: on a page of a
 * browser in which nobody is signed in, with an address that has no account yet.
 */
export async function walkForGuide(
  page: Page,
  { url, email }: { url: string; email: string },
  take: (name: string, region?: Region) => Promise<void>,
): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const chip = (name: string) =>
    page.getByRole('group', { name: no.Conditions.pupils }).getByText(name, { exact: true });
  // Its parent holds the board too.
  const room = (name: string) => page.getByRole('group', { name, exact: true }).locator('..');
  const addCondition = async (type: Kind, names: string[]) => {
    for (const name of names) await chip(name).click();
    await button(no.Conditions.type[type]).click();
  };

  await page.goto(`${url}/app/signup`);
  await field(no.Auth.name).fill('Kari');
  await field(no.Auth.email).fill('kari@skolen.example');
  await field(no.Auth.password).fill('et langt passord');
  await page.getByRole('checkbox', { name: /18/ }).check();
  await take('sign-up', { to: button(no.Auth.signUp) });
  // The account's own address, which no earlier walk has taken.
  await field(no.Auth.email).fill(email);
  await button(no.Auth.signUp).click();

  await heading(no.FirstSteps.title).waitFor();
  // The pictures show no question for the mailed link.
  await button(no.EmailNotice.hide).click();
  await take('welcome', { to: link(no.FirstSteps.start) });
  await link(no.FirstSteps.start).click();

  await field(no.ClassForm.grade).fill('8');
  await field(no.ClassForm.name).fill('8B');
  for (const name of typed) {
    await field(no.Pupils.firstName).fill(name);
    await field(no.Pupils.firstName).press('Enter');
  }
  await field(no.Pupils.firstName).fill('Fatima');
  await take('new-class', { to: button(no.ClassForm.create) });
  await field(no.Pupils.firstName).fill('');
  await button(no.Pupils.pasteList).click();
  await field(no.Pupils.list).fill(pupils.slice(typed.length).join('\n'));
  await field(no.Pupils.list).evaluate((list) => list.scrollTo(0, 0));
  const addList = page.getByRole('button', { name: /18/ });
  await take('paste-list', { from: heading(no.Pupils.title), to: addList });
  await addList.click();
  await button(no.ClassForm.create).click();

  await heading(no.Maker.roomTitle).waitFor();
  await page.getByTitle(no.RoomKinds.pairs).click();
  await take('room');
  await button(no.Maker.toConditions).click();

  for (const [type, names] of conditions) {
    await addCondition(type, names);
  }
  await chip('Ada').click();
  await chip('Emma').click();
  await take('conditions');
  await chip('Ada').click();
  await chip('Emma').click();

  await addCondition('together', ['Jonas', 'Noah']);
  await button(no.Maker.generate).click();
  const drop = page.getByRole('button', {
    name: no.Conflict.dropThis.replace('{condition}', 'Jonas og Noah sitter sammen'),
  });
  await drop.waitFor();
  await page.getByText(no.Conflict.nearest.split('{')[0]!).waitFor();
  await take('conflict');
  await drop.click();

  await button(no.Result.again).waitFor();
  await room(no.Room.map).waitFor();
  await take('suggestion');
  await button(no.Result.save).click();

  await button(no.Download.more).waitFor();
  await page.getByText(no.Maker.saved).waitFor({ state: 'hidden', timeout: 30_000 });
  await take('map');
  await link(no.Map.back).click();
  await heading(no.Home.title).waitFor();
  const edit = link(no.Home.editClassName.replace('{name}', '8B'));
  await take('home', { to: page.getByRole('listitem').filter({ has: edit }) });
  await edit.click();
  await heading(no.Pupils.title).waitFor();
  await room(no.Room.map).waitFor();
  await take('edit-class');

  await page.goto(`${url}/app/account`);
  await field(no.Account.schoolName).fill('Fjellvik skole');
  await button(no.Account.create).click();
  await heading(no.SchoolCode.firstTitle).waitFor();
  await page.getByText(no.Account.created).waitFor({ state: 'hidden', timeout: 30_000 });
  await take('school', { to: link(no.SchoolCode.print) });

  for (const [grade, name] of [
    ['5', '5A'],
    ['10', '10A'],
  ] as const) {
    await page.goto(`${url}/app/classes/new`);
    await field(no.ClassForm.grade).fill(grade);
    await field(no.ClassForm.name).fill(name);
    await button(no.ClassForm.create).click();
    await page.getByText(no.Maker.noPupils).waitFor();
  }
  await page.goto(`${url}/app/school/new-year`);
  const begin = page.getByRole('button', { name: no.SchoolYear.begin.replace('{year}', '') });
  await begin.waitFor();
  await take('new-year', { to: begin });
}
