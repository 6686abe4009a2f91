import { Button } from './button';

export function MoreButton(props: {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
  size?: 'small';
  className?: string;
}) {
  const { list, label, size, className } = props;
  if (!list.hasNextPage) return null;
  return (
    <Button
      look="secondary"
      size={size}
      className={className}
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
