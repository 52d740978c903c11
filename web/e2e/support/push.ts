import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import { sandboxOrigin } from './browser.ts'

const sentSchema = z.array(z.object({ token: z.string(), data: z.record(z.string(), z.string()) }))

/** Returns the push messages about a conversation. */
export async function pushesAbout(conversationId: string) {
  const response = await fetch(`${sandboxOrigin}/fcm/sent.json`)
  return sentSchema.parse(await response.json()).filter(({ data }) => data['tag'] === conversationId)
}

/** Delivers a message to the page's active service worker, as the browser's push service does. */
async function deliverPush(page: Page, data: object): Promise<void> {
  // Chromium drops a message for a worker that is still being installed.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const { origin } = new URL(page.url())
  const session = await page.context().newCDPSession(page)
  const found = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
    if (own) found.resolve(own.registrationId)
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await found.promise,
    data: JSON.stringify({ data }),
  })
}

/**
 * Delivers a message until the page's service worker shows it, and returns the notifications. Chromium may
 * drop a delivery without a push service; a notification with the same tag is replaced.
 */
export async function showPush(page: Page, data: object) {
  await expect
    .poll(
      async () => {
        await deliverPush(page, data)
        return (await shownPushes(page)).length
      },
      { message: 'the push is shown', interval: 1_000 },
    )
    .toBeGreaterThan(0)
  return shownPushes(page)
}

/** Returns the notifications that the page's service worker shows. */
function shownPushes(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const notices = (await registration?.getNotifications()) ?? []
    return notices.map(({ title, body }) => ({ title, body }))
  })
}
