export const texts = {
  failed: 'An error occurred during sign in.',
  emailInUse: 'There’s already an account with this email. Sign in instead.',
  invalidEmail: 'Enter a valid email address.',
  weakPassword: 'Choose a longer password, at least 8 characters.',
  wrongCredential: 'That email or password isn’t right.',
  disabled: 'This account has been disabled.',
  tooManyTries: 'Too many attempts. Wait a few minutes, or reset your password.',
  unreachable: 'We can’t reach the server. Check your connection and try again.',
  windowClosed: 'The Google window was closed before you signed in.',
  windowBlocked: 'Your browser blocked the Google window. Allow pop-ups for this page and try again.',
  storageBlocked:
    'Your browser blocks storage for this site, so you can’t stay signed in. Allow cookies and site data, then try again.',
  linkExpired: 'This link has expired. Request a new one.',
  linkBroken: 'It’s incomplete or already used. Request a new one.',
  emulatorsNeedEmail: 'On the emulators, enter an email first. There’s no Google window.',
} as const
