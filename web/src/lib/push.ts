import { regions, type Region } from '@parley/functions/shared/regions'
import { call } from './call.ts'
import { firebaseConfig, isEmulated, pushKey } from './environment.ts'
import { app } from './firebase.ts'
import { readStored, writeStored } from './stored.ts'

const worker = '/notices.js'
const cacheName = 'notices'
/** Where the worker finds how each kind of notice is said. */
const textsAddress = '/notices/texts.json'

/** Whether this browser and this deployment can tell somebody who does not look at the page. */
export function canPush(): boolean {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return isAble && (isEmulated || (pushKey !== '' && firebaseConfig.messagingSenderId !== ''))
}

/** Whether this browser is one that is told. */
export function isPushing(): boolean {
  return readStored('pushToken') !== null && Notification.permission === 'granted'
}

/**
 * Asks the person, and has this browser told from then on. Answers false where he does not want it. `texts`:
 * how each kind of notice is said in his language.
 */
export async function startPush(region: Region, texts: Record<string, string>): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const cache = await caches.open(cacheName)
  await cache.put(textsAddress, Response.json(texts))
  const registration = await navigator.serviceWorker.register(worker)
  const token = await tokenOf(registration)
  await call('registerPushToken', { region, token }, region)
  writeStored('pushToken', `${region} ${token}`)
  return true
}

/**
 * This browser is not told any more, also when the server is out of reach: its subscription ends here.
 */
export async function stopPush(): Promise<void> {
  const [stored = '', token = ''] = readStored('pushToken')?.split(' ') ?? []
  const region = regions.find((each) => each === stored)
  writeStored('pushToken', null)
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await Promise.allSettled([
    subscription?.unsubscribe(),
    registration?.unregister(),
    caches.delete(cacheName),
    region && call('removePushToken', { region, token }, region),
  ])
}

/** The sandbox has no push service of its own: a journey hands its messages to the worker. */
async function tokenOf(serviceWorkerRegistration: ServiceWorkerRegistration): Promise<string> {
  if (isEmulated) return `sandbox-${crypto.randomUUID()}`
  const { getMessaging, getToken } = await import('firebase/messaging')
  return getToken(getMessaging(app), { vapidKey: pushKey, serviceWorkerRegistration })
}
