import { AppError } from '@/lib/server/errors/app-error';
import { route } from '@/lib/server/http/route';

const unknown = route({ session: 'none' }, () => {
  throw new AppError('notFound');
});

export {
  unknown as GET,
  unknown as POST,
  unknown as PUT,
  unknown as PATCH,
  unknown as DELETE,
  unknown as OPTIONS,
};
