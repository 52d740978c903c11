import { ports, urlOf } from '../launcher/ports.mjs'
import { clientScreens, clientSignInScreens } from './clientScreens.mjs'
import { connectedScreens, connectedStories } from './connectedScreens.mjs'
import { paidScreens } from './paidScreens.mjs'
import { dashboardScreens, publicScreens } from './screens.mjs'
import { dashboardStories, publicStories } from './stories.mjs'

/** The origin of a page, and the storage key of the language that a person has chosen in the browser. */
const dashboard = { origin: urlOf('hosting'), languageKey: 'parley.language' }
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
 * The people and their screens: `account` signs in to the dashboard, `client` at the demo agency's host, and
 * without either the person is signed out.
 * `agents` are the names of the agents for `{agent}` and `{fresh}`.
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
    // A client's language is stored with their account, wherever they sign in.
    clientInArabic: { email: 'amal@harbour.example', password: 'client-password' },
  },
]

/** Screens that are photographed after all others, and are not part of the journeys. */
export const stories = [
  { ...dashboard, screens: publicStories },
  { ...ada, screens: dashboardStories },
  { ...lena, screens: connectedStories },
]
