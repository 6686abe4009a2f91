export type FileProblemCode =
  | 'empty'
  | 'tooBig'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooMuch'
  | 'pdf'
  | 'oldExcel'
  | 'password'
  | 'image'
  | 'otherDocument'
  | 'webPage'
  | 'broken'
  | 'unreadable';

export class FileProblem extends Error {
  constructor(readonly code: FileProblemCode) {
    super(code);
  }
}
