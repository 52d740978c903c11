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

/** Those that there are by now, and so can be given. */
export const givenPages: readonly ClientPage[] = [
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

/** What a new client sees unless his organisation says otherwise (row 121). */
export const defaultClientPages: readonly ClientPage[] = [
  '/home',
  '/convos',
  '/analytics',
  '/leads',
  '/campaigns',
]

/** What the owner sees of a client's dashboard when he looks through a client's eyes (row 140). */
export const impersonatorPages: readonly ClientPage[] = [
  '/home',
  '/leads',
  '/convos',
  '/settings',
  '/analytics',
]
