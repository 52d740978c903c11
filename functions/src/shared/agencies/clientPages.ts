/** The pages that a client's dashboard may have, as their URLs name them. */
export const clientPages = [
  '/home',
  '/voice',
  '/metrics',
  '/campaigns',
  '/convos',
  '/leads',
  '/analytics',
  '/kb',
  '/channels',
  '/prompt',
  '/nodes',
  '/settings',
] as const
export type ClientPage = (typeof clientPages)[number]

/** The pages that exist, so that an owner can give them to clients. */
export const clientPagesThatExist: readonly ClientPage[] = [
  '/home',
  '/convos',
  '/leads',
  '/analytics',
  '/kb',
  '/channels',
  '/prompt',
  '/nodes',
  '/settings',
]

/** The pages of a new client for whom the organisation sets no other default. */
export const defaultClientPages: readonly ClientPage[] = [
  '/home',
  '/convos',
  '/analytics',
  '/leads',
  '/campaigns',
]

/** The pages that an owner sees while they impersonate a client. */
export const impersonatorPages: readonly ClientPage[] = [
  '/home',
  '/leads',
  '/convos',
  '/settings',
  '/analytics',
]
