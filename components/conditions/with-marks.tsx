import { WithNames } from '@/components/ui/name';
import { markShapes } from '@/lib/core/conditions/marks';
import { MarkShape } from './mark-shape';

const marked = new RegExp(`([${markShapes.join('')}]) (\\S+)`, 'u');

export function WithMarks({ children }: { children: string }) {
  const parts = children.split(marked);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <WithNames key={index}>{part}</WithNames>;
    if (index % 3 === 2) return null;
    return (
      <span key={index} className="inline-block max-w-full break-words">
        <MarkShape
          symbol={markShapes.findIndex((shape) => shape === part)}
          className="mr-1 size-[0.85em]"
        />
        <WithNames>{parts[index + 1]!}</WithNames>
      </span>
    );
  });
}
