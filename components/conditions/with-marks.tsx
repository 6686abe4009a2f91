import { WithNames } from '@/components/ui/name';
import { markShapes } from '@/lib/core/conditions/marks';
import { MarkShape } from './mark-shape';

const marked = new RegExp(`([${markShapes.join('')}]) (\\S+)`, 'u');

/** Shows the sentence of a condition, with the shapes of coloured marks of pupils drawn in their colours. */
export function WithMarks({ children }: { children: string }) {
  const parts = children.split(marked);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <WithNames key={index}>{part}</WithNames>;
    if (index % 3 === 2) return null;
    return (
      // The shape of a coloured mark and its name stay on the same line, because together they are one inline block.
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
