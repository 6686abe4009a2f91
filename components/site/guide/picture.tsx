import { publicEnv } from '@/lib/env/public';
import sizes from './pictures.json';

export type PictureName = keyof typeof sizes;

export function Picture({ name, alt }: { name: PictureName; alt: string }) {
  const { wide, narrow } = sizes[name];
  const file = (shape: string) => `${publicEnv().basePath}/guide/${name}-${shape}.webp`;
  return (
    <picture className="border-line shadow-card my-6 block overflow-hidden rounded-2xl border">
      <source media="(max-width: 639px)" srcSet={file('narrow')} {...narrow} />
      <img
        src={file('wide')}
        {...wide}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    </picture>
  );
}
