import { answerApi } from '@/lib/server/api/answer-api';

const answer = (request: Request) => answerApi(request);

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
