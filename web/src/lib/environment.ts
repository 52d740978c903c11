import { functionLocations, type Region } from '@parley/functions/shared/regions'

const env = import.meta.env

/** Without a real key there is nothing to talk to but the emulators. */
export const isEmulated =
  env.VITE_EMULATORS === '1' || (env.VITE_EMULATORS !== '0' && !env.VITE_FIREBASE_API_KEY)

export const firebaseConfig = {
  apiKey: env.VITE_FIREBASE_API_KEY ?? 'demo',
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? 'demo-parley.firebaseapp.com',
  projectId: env.VITE_FIREBASE_PROJECT_ID ?? 'demo-parley',
  appId: env.VITE_FIREBASE_APP_ID ?? 'demo',
  messagingSenderId: env.VITE_FIREBASE_MESSAGING_SENDER_ID ?? '',
}

/** Below which name agencies get an address of ours; empty where they get none. */
export const agencyDomain = env.VITE_AGENCY_DOMAIN ?? (isEmulated ? 'localhost' : '')

const platformChoiceHost = env.VITE_PLATFORM_CHOICE_HOST ?? (isEmulated ? 'voiceflow.localhost' : '')

/** Whether this name of ours is the one where new agents have a choice of platform. */
export const offersPlatforms = platformChoiceHost !== '' && location.hostname === platformChoiceHost

/** The public key of web push; without one nobody is told outside the page. */
export const pushKey = env.VITE_PUSH_KEY ?? ''

/** Where an agency's address leads; beside the emulators to the server of `scripts/launcher`. */
export function agencyUrl(host: string): string {
  return isEmulated ? `http://${host}:5020` : `https://${host}`
}

/** The site that shows what agencies have written for tabs of their own, apart from every page of ours. */
export function tabsUrl(): string {
  if (env.VITE_TABS_ORIGIN) return `${env.VITE_TABS_ORIGIN}/`
  return isEmulated
    ? `http://tabs.localhost:${location.port}/`
    : `https://${firebaseConfig.projectId}-tabs.web.app/`
}

export const emulatorHost = '127.0.0.1'
export const firestoreOrigin = isEmulated ? `http://${emulatorHost}:8080` : 'https://firestore.googleapis.com'
export const sandboxInboxUrl = `http://${emulatorHost}:4010/inbox`
/** What stands in for Stripe.js; production loads Stripe's own. */
export const sandboxStripeUrl = `http://${emulatorHost}:4010/stripe-js/v3`

/** Whom to write to about a plan that is agreed upon in a conversation. */
export const contactAddress = env.VITE_SALES_EMAIL ?? 'sales@parley.example'

/** The widget function's own address: a Hosting rewrite would hold the stream back (firebase-tools#9774). */
export function widgetApi(region: Region): string {
  const given = region === 'na' ? env.VITE_WIDGET_API_NA : env.VITE_WIDGET_API_EU
  if (given) return given
  const location = functionLocations[region]
  return isEmulated
    ? `http://${emulatorHost}:5001/${firebaseConfig.projectId}/${location}/widget`
    : `https://${location}-${firebaseConfig.projectId}.cloudfunctions.net/widget`
}

/** The door of files that are too large for a callable. */
export function filesApi(region: Region): string {
  const location = functionLocations[region]
  return isEmulated
    ? `http://${emulatorHost}:5001/${firebaseConfig.projectId}/${location}/files`
    : `https://${location}-${firebaseConfig.projectId}.cloudfunctions.net/files`
}

/** Where `parley.js` is served from. */
export function widgetOrigin(): string {
  return env.VITE_WIDGET_ORIGIN ?? (isEmulated ? `http://${emulatorHost}:5000` : location.origin)
}

/** A page with nothing but the published widget, for whoever has its address. */
export function demoPageUrl(region: Region, agentId: string): string {
  return `${widgetOrigin()}/app/${region}/prototype?vg_id=${agentId}`
}
