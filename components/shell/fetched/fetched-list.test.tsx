/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ApiError } from '@/lib/client/http/api-client';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { FetchedList } from './fetched-list';

const failed = words('LoadFailed');
const row = { id: '1', name: 'Rom 12' };
const refetch = jest.fn();
const fetchNextPage = jest.fn();

type Props = ComponentProps<typeof FetchedList<typeof row>>;

const renderList = (list: Partial<Props['list']>, rows: Props['rows'] = []) =>
  renderApp(
    <FetchedList
      list={{ data: undefined, error: null, refetch, ...list } as Props['list']}
      rows={rows}
      label="Rooms"
      loading="Fetching"
      none={<p>None</p>}
      more="More"
      row={({ name }) => <li>{name}</li>}
    />,
  );

describe('a fetched list', () => {
  it('announces loading and does not look empty while loading', () => {
    renderList({});
    expect(screen.getByRole('status')).toHaveTextContent('Fetching');
    expect(screen.queryByText('None')).not.toBeInTheDocument();
  });

  it('shows a text when the list is empty', () => {
    renderList({ data: [] });
    expect(screen.getByText('None')).toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('keeps its rows when a refetch fails and offers to try again', async () => {
    renderList({ data: [row], error: new ApiError('unavailable', 503) }, [row]);
    expect(screen.getByRole('list', { name: 'Rooms' })).toHaveTextContent('Rom 12');
    await userEvent.click(screen.getByRole('button', { name: failed('tryAgain') }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('fetches its next page', async () => {
    const pages = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage };
    renderList({ data: [row], ...pages }, [row]);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });
});
