// Shows what an agency's client is told while nobody looks at the dashboard, under the agency's name.

/** What `push.ts` has left here: how each kind of notice is said in the person's language. */
async function ownWords(kind) {
  const cache = await caches.open('notices')
  const stored = await cache.match('/notices/texts.json')
  const texts = stored ? await stored.json() : {}
  return texts[kind]
}

async function show({ title, body, kind, url, icon, tag }) {
  const said = (await ownWords(kind).catch(() => undefined)) ?? body
  await self.registration.showNotification(title, {
    body: said,
    tag,
    renotify: true,
    data: { url },
    ...(icon && { icon, badge: icon }),
  })
}

async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((client) => 'navigate' in client)
  if (!shown) return self.clients.openWindow(url)
  await shown.navigate(url)
  return shown.focus()
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => {
  const message = event.data?.json()
  // Cloud Messaging wraps what we have sent.
  if (message?.data) event.waitUntil(show(message.data))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data.url)
  // Nothing leads away from the agency's own address.
  if (url.origin === self.location.origin) event.waitUntil(open(url.href))
})
