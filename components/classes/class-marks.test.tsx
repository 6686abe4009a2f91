/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notificationsAt, openPlace } from '@/components/ui/notifications';
import type { ClassInput } from '@/lib/contracts/classes/classes';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ClassForm } from './class-form';

const t = words('Marks');
const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name, index) => ({
  id: `10000000-0000-4000-8000-00000000000${index}`,
  name,
  marks: [] as number[],
}));
const blue = t('name.0');
const plain: ClassInput = { grade: '8', name: '8B', marks: [], pupils: [ada!, bo!, cy!] };
const marked: ClassInput = {
  ...plain,
  marks: [{ symbol: 0, name: blue }],
  pupils: [{ ...ada!, marks: [0] }, bo!, cy!],
};

function renderForm(initial: ClassInput) {
  const onSubmit = jest.fn<Promise<void>, [ClassInput]>(async () => {});
  renderApp(<ClassForm initial={initial} submitLabel="Save" onSubmit={onSubmit} />);
  const user = userEvent.setup();
  const click = (name: string) => user.click(screen.getByRole('button', { name }));
  const sent = async () => {
    await click('Save');
    const { marks, pupils } = onSubmit.mock.calls.at(-1)![0];
    return { marks, ofPupils: pupils.map((pupil) => pupil.marks) };
  };
  return { onSubmit, user, click, sent };
}

describe('the coloured marks of a class', () => {
  it('can be named, given to pupils by keyboard and sent with the class', async () => {
    const { user, click, sent } = renderForm(plain);
    await user.click(screen.getByText(t('title', { count: 0 })));
    await click(t('add'));
    const name = screen.getByRole('textbox', { name: t('nameOf', { mark: blue }) });
    expect(name).toHaveAccessibleDescription(t('warning'));
    await user.clear(name);
    await user.type(name, 'Sol{Enter}');
    const group = screen.getByRole('group', { name: t('who', { name: 'Sol' }) });
    act(() => within(group).getByRole('checkbox', { name: 'Ada' }).focus());
    await user.keyboard(' {End} ');
    expect(await sent()).toEqual({
      marks: [{ symbol: 0, name: 'Sol' }],
      ofPupils: [[0], [], [0]],
    });
  });

  it('are shown as shapes with names beside the pupils who have the marks', () => {
    renderForm(marked);
    expect(screen.getAllByRole('img', { name: t('has', { names: blue }) })).toHaveLength(1);
    expect(screen.getByText(t('title', { count: 1 })).closest('details')).toHaveAttribute('open');
  });

  it('are removed from the pupils when deleted, and undo restores the marks', async () => {
    const close = openPlace('page');
    const { click, sent } = renderForm(marked);
    await click(t('remove', { name: blue }));
    expect(await sent()).toEqual({ marks: [], ofPupils: [[], [], []] });
    const announcement = notificationsAt('page').find(({ action }) => action);
    await act(async () => announcement!.action!.onClick());
    expect(await sent()).toEqual({ marks: marked.marks, ofPupils: [[0], [], []] });
    close();
  });

  it('are not saved when two coloured marks have the same name', async () => {
    const { user, click, onSubmit } = renderForm(marked);
    await click(t('add'));
    const second = screen.getByRole('textbox', { name: t('nameOf', { mark: t('name.1') }) });
    await user.clear(second);
    await user.type(second, blue);
    await click('Save');
    expect(screen.getByText(t('doubled'))).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('cannot be more than six', async () => {
    const { user, click } = renderForm(plain);
    await user.click(screen.getByText(t('title', { count: 0 })));
    for (let count = 0; count < 6; count += 1) await click(t('add'));
    expect(screen.queryByRole('button', { name: t('add') })).not.toBeInTheDocument();
  });
});
