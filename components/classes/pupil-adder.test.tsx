/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maxPupils } from '@/lib/contracts/classes';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { PupilAdder } from './pupil-adder';

const t = words('Pupils');
const field = () => screen.getByRole('textbox', { name: t('firstName') });

/** Renders the field beside a class that takes what is added. */
function renderAdder(...pupils: string[]) {
  renderApp(<PupilAdder currentNames={() => pupils} onAdd={(names) => pupils.push(...names)} />);
  return { pupils, user: userEvent.setup() };
}

describe('adding pupils one at a time', () => {
  it('adds the name with Enter, empties the field and stays in it for the next', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), 'Ada{Enter}Oksana{Enter}');
    expect(pupils).toEqual(['Ada', 'Oksana']);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('adds the name with the button too, and goes back to the field', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), '  Đặng ');
    await user.click(screen.getByRole('button', { name: t('add') }));
    expect(pupils).toEqual(['Đặng']);
    expect(field()).toHaveFocus();
  });

  it('keeps a name that is already in the class in the field, and says so beside it', async () => {
    const { pupils, user } = renderAdder('Emma');
    await user.type(field(), 'emma{Enter}');
    expect(pupils).toEqual(['Emma']);
    expect(field()).toHaveValue('emma');
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining(t('alreadyThere', { name: 'emma' })),
    );
    await user.type(field(), ' K');
    expect(field()).toBeValid();
    await user.keyboard('{Enter}');
    expect(pupils).toEqual(['Emma', 'emma K']);
  });

  it('asks for a name when there is none', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), '   {Enter}');
    expect(pupils).toEqual([]);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(t('empty')));
  });

  it('keeps a name that is too long in the field, and says so', async () => {
    const { pupils, user } = renderAdder();
    await user.click(field());
    await user.paste('a'.repeat(61));
    await user.keyboard('{Enter}');
    expect(pupils).toEqual([]);
    expect(field()).toHaveValue('a'.repeat(61));
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(t('tooLong')));
  });

  it('does not add a name whose Enter only ends the composition of a character', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), 'はな');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(pupils).toEqual([]);
    expect(field()).toHaveValue('はな');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: false });
    expect(pupils).toEqual(['はな']);
  });

  it('knows the Enter that ends a composition in browsers that report it after the end', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), 'はな');
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229, isComposing: false });
    expect(pupils).toEqual([]);
  });

  it('refuses more pupils than a class may have', async () => {
    const full = Array.from({ length: maxPupils }, (_, index) => `Pupil ${index}`);
    const { pupils, user } = renderAdder(...full);
    await user.type(field(), 'Ada{Enter}');
    expect(pupils).toHaveLength(maxPupils);
    expect(field()).toHaveValue('Ada');
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining(t('tooMany', { max: maxPupils })),
    );
  });

  it('does not send the form around it with Enter', () => {
    renderAdder();
    const enter = createEvent.keyDown(field(), { key: 'Enter' });
    fireEvent(field(), enter);
    expect(enter.defaultPrevented).toBe(true);
  });
});

describe('pasting several names into the field', () => {
  it.each([
    ['one name a line', 'Ada\nBo\r\nCy'],
    ['names separated by commas', 'Ada, Bo,Cy'],
    ['a numbered list', '1. Ada\n2. Bo\n3. Cy'],
  ])('adds all of them: %s', async (_, text) => {
    const { pupils, user } = renderAdder();
    await user.click(field());
    await user.paste(text);
    expect(pupils).toEqual(['Ada', 'Bo', 'Cy']);
    expect(field()).toHaveValue('');
  });

  it('lets a single name be pasted as text', async () => {
    const { pupils, user } = renderAdder();
    await user.click(field());
    await user.paste('Ada');
    expect(pupils).toEqual([]);
    expect(field()).toHaveValue('Ada');
  });

  it('adds the new ones and keeps those that are there already, named', async () => {
    const { pupils, user } = renderAdder('Ada', 'Bo');
    await user.click(field());
    await user.paste('Ada\nCy\nBo\nCy');
    expect(pupils).toEqual(['Ada', 'Bo', 'Cy']);
    expect(field()).toHaveValue('Ada, Bo, Cy');
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining(t('severalAlreadyThere', { names: 'Ada, Bo, Cy' })),
    );
  });
});

describe('pasting names beside one that is being typed', () => {
  it('keeps the typed name when some of the pasted ones cannot be added', async () => {
    const { pupils, user } = renderAdder('Ada');
    await user.type(field(), 'Kim');
    await user.paste('Ada\nBo');
    expect(pupils).toEqual(['Ada', 'Bo']);
    expect(field()).toHaveValue('Kim, Ada');
  });

  it('keeps the typed name when all of the pasted ones are added', async () => {
    const { pupils, user } = renderAdder();
    await user.type(field(), 'Kim');
    await user.paste('Ada\nBo');
    expect(pupils).toEqual(['Ada', 'Bo']);
    expect(field()).toHaveValue('Kim');
  });
});

describe('the field for a whole list', () => {
  const list = () => screen.getByRole('textbox', { name: t('list') });
  const open = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: t('pasteList') }));

  it('says how many it will add, adds them and closes', async () => {
    const { pupils, user } = renderAdder();
    await open(user);
    await user.click(list());
    await user.paste('Łukasz\nОксана\nمحمد، Ada');
    await user.click(screen.getByRole('button', { name: t('addList', { count: 4 }) }));
    expect(pupils).toEqual(['Łukasz', 'Оксана', 'محمد', 'Ada']);
    expect(screen.queryByRole('textbox', { name: t('list') })).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  it('stays open with what could not be added, and says why', async () => {
    const { pupils, user } = renderAdder('Ada');
    await open(user);
    await user.click(list());
    await user.paste('Ada\nBo');
    await user.click(screen.getByRole('button', { name: t('addList', { count: 2 }) }));
    expect(pupils).toEqual(['Ada', 'Bo']);
    expect(list()).toHaveValue('Ada');
    expect(list()).toHaveAccessibleDescription(
      expect.stringContaining(t('alreadyThere', { name: 'Ada' })),
    );
  });

  it('asks for a name when it is empty', async () => {
    const { user } = renderAdder();
    await open(user);
    await user.click(screen.getByRole('button', { name: t('addList', { count: 0 }) }));
    expect(list()).toHaveAccessibleDescription(expect.stringContaining(t('emptyList')));
  });
});
