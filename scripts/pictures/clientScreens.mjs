import { choose, press, steps } from './actions.mjs'

/** The sign-in of clients of the demo agency. */
export const clientSignInScreens = [
  { name: 'client-sign-in', path: '/login' },
  { name: 'client-sign-in-code', path: '/login', open: askForCode },
  { name: 'client-lost', path: '/nowhere' },
]

/** The dashboard of a client who is an administrator, at the host of their agency. */
export const clientScreens = [
  { name: 'client-home', path: '{agent}/home' },
  { name: 'client-inbox', path: '{agent}/convos' },
  { name: 'client-thread', path: '{agent}/convos?show=handedOver', open: openFirst },
  { name: 'client-leads', path: '{agent}/leads' },
  { name: 'client-analytics', path: '{agent}/analytics' },
  { name: 'client-menu', path: '{agent}/home', open: press('Account of {name}') },
  {
    name: 'client-account',
    path: '{agent}/home',
    open: steps(press('Account of {name}'), choose('Account')),
  },
  {
    name: 'client-organization',
    path: '{agent}/home',
    open: steps(press('Account of {name}'), choose('About {name}')),
  },
  {
    name: 'client-add-user',
    path: '{agent}/home',
    open: steps(press('Account of {name}'), choose('Add User')),
  },
  { name: 'client-notifications', path: '{agent}/home', open: openNotices },
  { name: 'client-feedback', path: '{agent}/home', open: press('Feedback') },
]

/** An email address gets at most one code a minute, so these are used in turn. */
const emails = ['jonas@harbour.example', 'amal@harbour.example', 'theo@northgate.example']
let requests = 0

async function askForCode(page, say) {
  const language = await page.evaluate(() => document.documentElement.lang)
  const first = Math.max(0, ['en', 'ar'].indexOf(language))
  const email = emails[(first + requests++) % emails.length] ?? ''
  await page.getByLabel(say('Email')).fill(email)
  await page.getByRole('button', { name: say('Email Login Code') }).click()
  await page.getByLabel(say('Login code')).waitFor()
}

async function openFirst(page, say) {
  await page
    .getByRole('list', { name: say('Conversations') })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('log', { name: say('Messages') }).waitFor()
}

async function openNotices(page, say) {
  const bell = page.getByRole('button', { name: say('Notifications') })
  await bell
    .or(page.getByRole('button', { name: say('Notifications, something new') }))
    .first()
    .click()
}
