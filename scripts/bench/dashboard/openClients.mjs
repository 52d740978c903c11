import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { ports, projectId, urlOf } from '../../launcher/ports.mjs'
import { median } from '../benchImport.mjs'

const [organisations, clients, times] = [200, 1_000, 5]
const databaseIds = { na: '(default)', eu: 'voiceglow-eu' }
const rights = { canAccess: ['/convos'], clientTabOrder: ['/convos'], widgetIDs: [] }

/**
 * Returns the median time from the click on *Clients* to the first row in ms, with 1,000 clients of 200
 * organisations. Each page is loaded again.
 */
export async function openClients(page, { email, region }) {
  process.env['FIRESTORE_EMULATOR_HOST'] ??= `127.0.0.1:${ports.firestore}`
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= `127.0.0.1:${ports.auth}`
  const app = getApps()[0] ?? initializeApp({ projectId })
  const { uid } = await getAuth(app).getUserByEmail(email)
  await fill(getFirestore(app, databaseIds[region]), uid)
  const measured = []
  for (let time = 0; time < times; time++) {
    await page.goto(`${urlOf('hosting')}/app/${region}/home`)
    await page.locator(`a[href$="/app/${region}/clients"]`).waitFor()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))))
    measured.push(await page.evaluate(openFirstRow))
  }
  return median(measured)
}

async function fill(database, workspaceId) {
  const workspace = await database.doc(`users/${workspaceId}`).get()
  const agencyId = workspace.get('agencyId')
  const writer = database.bulkWriter()
  const names = {}
  for (let at = 1; at <= organisations; at++) {
    const ID = `bench${at}`
    names[ID] = `Organization ${at}`
    const owned = { ID, name: names[ID], ownerID: workspaceId, agencyId }
    void writer.set(database.doc(`orgs/${ID}`), { ...owned, createdAt: at, lastModified: 1 })
  }
  for (let at = 1; at <= clients; at++) {
    const ID = `bench${at}`
    const orgId = `bench${(at % organisations) + 1}`
    const who = { ID, name: `Client ${at}`, email: `client${at}@bench.example`, orgId, agencyId }
    void writer.set(database.doc(`clients/${ID}`), { ...who, wsId: workspaceId, ...rights, createdAt: at })
  }
  void writer.set(database.doc(`agencies/${agencyId}/lists/organisations`), { workspaceId, names })
  await writer.close()
}

function openFirstRow() {
  const started = performance.now()
  document.querySelector('a[href$="/clients"]').click()
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('main table tbody th'))
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
      else requestAnimationFrame(look)
    }
    look()
  })
}
