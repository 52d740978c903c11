import { address, ports } from '../launcher/ports.mjs'
import { clientScreens, clientSignInScreens } from './clientScreens.mjs'
import { connectedScreens, connectedStories } from './connectedScreens.mjs'
import { paidScreens } from './paidScreens.mjs'
import { dashboardScreens, publicScreens } from './screens.mjs'
import { dashboardStories, publicStories } from './stories.mjs'

/** Where a page is, and what it calls the language that somebody has chosen in his browser. */
const dashboard = { origin: address('hosting'), languageKey: 'parley.language' }
const agency = { origin: `http://dockside.localhost:${ports.agencies}`, languageKey: 'desk.language' }

const ada = {
  ...dashboard,
  account: { email: 'ada@harbourandpine.example', password: 'harbour-and-pine' },
  agents: { agent: 'Harbour & Pine', fresh: 'Northgate Homes' },
}

const lena = {
  ...dashboard,
  account: { email: 'lena@lindenhof.example', password: 'lindenhof-practice' },
  agents: { agent: 'Harbour & Pine Europe', fresh: 'The Salted Lantern' },
}

/**
 * Who looks at which screens: `account` is of the dashboard, `client` of the demo agency's own address, and
 * neither is somebody who is not signed in. `agents` names those that screens mean by `{agent}` and
 * `{fresh}`.
 */
export const people = [
  { ...dashboard, screens: publicScreens },
  { ...ada, screens: dashboardScreens },
  {
    ...dashboard,
    screens: paidScreens,
    account: { email: 'nora@marlowcycles.example', password: 'marlow-cycles' },
    agents: { agent: 'Marlow Cycles', fresh: 'Workshop bench' },
  },
  { ...lena, screens: connectedScreens },
  { ...agency, screens: clientSignInScreens },
  {
    ...agency,
    screens: clientScreens,
    client: { email: 'cleo@harbour.example', password: 'client-password' },
    // A client's language is his own wherever he signs in.
    clientInArabic: { email: 'amal@harbour.example', password: 'client-password' },
  },
]

/** What is photographed after all of these, and looked at by nobody else. */
export const stories = [
  { ...dashboard, screens: publicStories },
  { ...ada, screens: dashboardStories },
  { ...lena, screens: connectedStories },
]
