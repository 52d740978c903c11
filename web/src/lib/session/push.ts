import { regions, type Region } from '@parley/functions/shared/regions/regions'
import { call } from '../call.ts'
import { firebaseConfig, isEmulated, pushKey } from '../environment.ts'
import { app } from '../firebase.ts'
import { readStored, writeStored } from '../browser/stored.ts'

const worker = '/notices.js'
const cacheName = 'notices'
/** The URL at which the worker finds the texts of each kind of notice. */
const textsUrl = '/notices/texts.json'

/** Returns whether this browser and this deployment can show notices while the page is closed. */
export function canPush(): boolean {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return isAble && (isEmulated || (pushKey !== '' && firebaseConfig.messagingSenderId !== ''))
}

/** Returns whether this browser gets notices. */
export function isPushing(): boolean {
  return readStored('pushToken') !== null && Notification.permission === 'granted'
}

/**
 * Asks for permission and starts notices in this browser; returns false when the person refuses.
 * `texts` are those of each kind of notice in the person's language.
 */
export async function startPush(region: Region, texts: Record<string, string>): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const cache = await caches.open(cacheName)
  await cache.put(textsUrl, Response.json(texts))
  const registration = await navigator.serviceWorker.register(worker)
  const token = await tokenOf(registration)
  await call('registerPushToken', { region, token }, region)
  writeStored('pushToken', `${region} ${token}`)
  return true
}

/** Stops notices in this browser, also when the server is unreachable: the subscription ends here. */
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

/**
 * Returns the token of this browser. The sandbox has no push service of its own: a journey passes its
 * messages to the worker.
 */
async function tokenOf(serviceWorkerRegistration: ServiceWorkerRegistration): Promise<string> {
  if (isEmulated) return `sandbox-${crypto.randomUUID()}`
  const { getMessaging, getToken } = await import('firebase/messaging')
  return getToken(getMessaging(app), { vapidKey: pushKey, serviceWorkerRegistration })
}
