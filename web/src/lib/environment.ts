import { hostOfAlias, localAlias } from '@parley/functions/shared/agencies/hosts/localAlias'
import { functionLocations, type Region } from '@parley/functions/shared/regions/regions'

const env = import.meta.env

/** Without a real key only the emulators can be reached. */
export const isEmulated =
  env.VITE_EMULATORS === '1' || (env.VITE_EMULATORS !== '0' && !env.VITE_FIREBASE_API_KEY)

export const firebaseConfig = {
  apiKey: env.VITE_FIREBASE_API_KEY ?? 'demo',
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? 'demo-parley.firebaseapp.com',
  projectId: env.VITE_FIREBASE_PROJECT_ID ?? 'demo-parley',
  appId: env.VITE_FIREBASE_APP_ID ?? 'demo',
  messagingSenderId: env.VITE_FIREBASE_MESSAGING_SENDER_ID ?? '',
}

/** The domain below which agencies get a host of the platform; empty when they get none. */
export const agencyDomain = env.VITE_AGENCY_DOMAIN ?? (isEmulated ? 'localhost' : '')

const platformChoiceHost = env.VITE_PLATFORM_CHOICE_HOST ?? (isEmulated ? 'voiceflow.localhost' : '')

/** Whether this is the host on which new agents have a choice of platform. */
export const offersPlatforms = platformChoiceHost !== '' && location.hostname === platformChoiceHost

/** The public key of web push; without one no notices are shown outside the page. */
export const pushKey = env.VITE_PUSH_KEY ?? ''

/** Whether the operator reports subscriptions to advertising services, for people who agree to it. */
export const reportsSubscriptions = env.VITE_REPORTS_SUBSCRIPTIONS === '1'

/** Returns the URL of an agency's host; with the emulators that of the server of `scripts/launcher`. */
export function agencyUrl(host: string): string {
  return isEmulated ? `http://${localAlias(host)}:5020` : `https://${host}`
}

/** Returns the agency's host of this page. */
export function agencyHost(): string {
  return isEmulated ? hostOfAlias(location.hostname) : location.hostname
}

/** Returns the site that shows agencies' own tabs, separate from every page of the platform. */
export function tabsUrl(): string {
  if (env.VITE_TABS_ORIGIN) return `${env.VITE_TABS_ORIGIN}/`
  return isEmulated
    ? `http://tabs.localhost:${location.port}/`
    : `https://${firebaseConfig.projectId}-tabs.web.app/`
}

export const emulatorHost = '127.0.0.1'
export const firestoreOrigin = isEmulated ? `http://${emulatorHost}:8080` : 'https://firestore.googleapis.com'
export const sandboxInboxUrl = `http://${emulatorHost}:4010/inbox`
/** The sandbox's replacement of Stripe.js; production loads Stripe's own. */
export const sandboxStripeUrl = `http://${emulatorHost}:4010/stripe-js/v3`

/** The email address for a plan that is agreed upon in a conversation. */
export const salesEmail = env.VITE_SALES_EMAIL ?? 'sales@parley.example'

/** Returns the URL of a deployed function. */
export function functionUrl(name: string, region: Region): string {
  const location = functionLocations[region]
  return isEmulated
    ? `http://${emulatorHost}:5001/${firebaseConfig.projectId}/${location}/${name}`
    : `https://${location}-${firebaseConfig.projectId}.cloudfunctions.net/${name}`
}

/**
 * Returns the URL of the widget function itself: a Hosting rewrite would delay the stream
 * (firebase-tools#9774).
 */
export function widgetApi(region: Region): string {
  const configured = region === 'na' ? env.VITE_WIDGET_API_NA : env.VITE_WIDGET_API_EU
  return configured || functionUrl('widget', region)
}

/** Returns the URL of the function for files that are too large for a callable. */
export function filesApi(region: Region): string {
  return functionUrl('files', region)
}

/** Returns the origin of `parley.js`. */
export function widgetOrigin(): string {
  return env.VITE_WIDGET_ORIGIN ?? (isEmulated ? `http://${emulatorHost}:5000` : location.origin)
}

/** Returns the URL of a public page with only the published widget. */
export function demoPageUrl(region: Region, agentId: string): string {
  return `${widgetOrigin()}/app/${region}/prototype?vg_id=${agentId}`
}

/**
 * Returns a limit in milliseconds for a wait for a server or another tab. Browser tests on a slow machine set
 * `parleyPatience` to the factor by which they wait longer; beside real servers it is not read.
 */
export function patient(limitMs: number): number {
  return isEmulated ? limitMs * Number(Reflect.get(globalThis, 'parleyPatience') ?? 1) : limitMs
}
