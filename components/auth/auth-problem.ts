/** What somebody was doing when the identity provider refused. */
export type AuthTask = 'signIn' | 'signUp' | 'reset' | 'newPassword';

type Field = 'email' | 'password' | 'root';

type Key =
  | 'errorInvalidEmail'
  | 'errorAccountDisabled'
  | 'errorUserNotFound'
  | 'errorWrongPassword'
  | 'errorInvalidCredential'
  | 'errorTooManyAttempts'
  | 'errorEmailInUse'
  | 'errorWeakPassword'
  | 'errorSignIn'
  | 'errorSignUp'
  | 'errorResetPassword';

type Places = Record<string, readonly [Field, Key]>;

const always: Places = {
  'auth/invalid-email': ['email', 'errorInvalidEmail'],
  'auth/user-not-found': ['email', 'errorUserNotFound'],
  'auth/too-many-requests': ['root', 'errorTooManyAttempts'],
};

const signIn: Places = {
  ...always,
  'auth/user-disabled': ['email', 'errorAccountDisabled'],
  'auth/wrong-password': ['password', 'errorWrongPassword'],
  // What Firebase answers today for both unknown user and wrong password (design, section 2).
  'auth/invalid-credential': ['root', 'errorInvalidCredential'],
};

const known: Record<AuthTask, Places> = {
  signIn,
  signUp: {
    ...signIn,
    'auth/email-already-in-use': ['email', 'errorEmailInUse'],
    'auth/weak-password': ['password', 'errorWeakPassword'],
  },
  reset: always,
  // There is no field for the address: it comes with the code of the mail.
  newPassword: {
    ...always,
    'auth/user-not-found': ['root', 'errorUserNotFound'],
    'auth/user-disabled': ['root', 'errorAccountDisabled'],
    'auth/weak-password': ['password', 'errorWeakPassword'],
  },
};

const other: Record<AuthTask, Key> = {
  signIn: 'errorSignIn',
  signUp: 'errorSignUp',
  reset: 'errorResetPassword',
  newPassword: 'errorResetPassword',
};

export interface ProblemPlace {
  /** What it is about; `root` is the form as a whole. */
  field: Field;
  /** Its text among the messages `Auth`. */
  key: Key;
  /** The provider's own message follows the text. */
  isDetailed: boolean;
}

/** Where a provider's error is shown, and in which words (spec, section 8). */
export function authProblem(code: string, task: AuthTask): ProblemPlace {
  const places = known[task];
  const place = Object.hasOwn(places, code) ? places[code] : undefined;
  if (!place) return { field: 'root', key: other[task], isDetailed: true };
  return { field: place[0], key: place[1], isDetailed: false };
}
