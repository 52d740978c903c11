import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  onSnapshot,
  query,
  setDoc,
  terminate,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withdrawAccess } from '../../src/domain/workspaces/members/writeAccess.ts'
import { databaseIds, regions } from '../../src/shared/regions/regions.ts'
import { Writes } from '../../src/store/commit.ts'
import { clearDatabases, projectId } from '../emulator.ts'
import { makeWorld } from './world.ts'

const tokenOf = (uid: string) => ({
  sub: uid,
  user_id: uid,
  email_verified: true,
  auth_time: Math.floor(Date.now() / 1000),
})

/** Checks that the dashboard's SDK sees the same rules as the REST table, in both databases. */
describe.each(regions)('the web SDK in %s', (region) => {
  const apps: FirebaseApp[] = []
  const stores: Firestore[] = []
  const as = (uid: string) => {
    const app = initializeApp({ projectId, apiKey: 'demo' }, `${region}-${uid}`)
    const store = initializeFirestore(app, {}, databaseIds[region])
    const [host = '127.0.0.1', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
    connectFirestoreEmulator(store, host, Number(port), {
      mockUserToken: tokenOf(uid),
    })
    apps.push(app)
    stores.push(store)
    return store
  }
  let alice: Firestore
  let bob: Firestore

  beforeAll(async () => {
    await clearDatabases()
    await makeWorld()
    alice = as('alice')
    bob = as('bob')
  })
  afterAll(async () => {
    await Promise.all(stores.map(terminate))
    await Promise.all(apps.map(deleteApp))
  })
  const denied = { code: 'permission-denied' }
  const agentsOf = (store: Firestore) =>
    query(collection(store, 'voiceglow'), where('ownerID', '==', 'wsA'), limit(100))

  it("lists the member's own agents and no others", async () => {
    expect((await getDocs(agentsOf(alice))).size).toBe(1)
    await expect(getDocs(agentsOf(bob))).rejects.toMatchObject(denied)
  })

  it("saves a draft and refuses the server's fields", async () => {
    const agent = doc(alice, 'voiceglow/agentA')
    await updateDoc(agent, { title: 'Saved', lastModified: 9 })
    expect((await getDoc(agent)).get('title')).toBe('Saved')
    await expect(updateDoc(agent, { title: 'Stolen', ownerID: 'wsB' })).rejects.toMatchObject(denied)
    expect((await getDoc(agent)).get('title')).toBe('Saved')
  })

  it("ends a removed member's listeners at once, and refuses their rights when they ask again (H-019)", async () => {
    const mel = as('mel')
    const readable: boolean[] = []
    const refused = new Promise((resolve) =>
      onSnapshot(doc(mel, 'users/wsA'), () => readable.push(true), resolve),
    )
    // The emulator holds back the same commit's other changes from this browser; the dashboard reads them
    // then.
    let stop = onSnapshot(doc(mel, 'access/mel'), () => {})
    await expect.poll(() => readable).toEqual([true])
    const writes = new Writes(region)
    withdrawAccess(writes, 'mel', 'wsA')
    writes.update('users/wsA', { seatSeq: 1 })
    await writes.commit()
    await expect(refused).resolves.toMatchObject(denied)
    stop()
    const remaining = await new Promise((resolve) => {
      stop = onSnapshot(
        doc(mel, 'access/mel'),
        (snapshot) => !snapshot.metadata.fromCache && resolve(snapshot.get('ws')),
      )
    })
    stop()
    expect(remaining).toEqual({})
  })

  it('refuses access documents and workspaces that people create for themselves (H-013)', async () => {
    await expect(
      setDoc(doc(alice, 'access/alice'), { kind: 'user', sv: 0, ws: { wsB: 'owner' } }),
    ).rejects.toMatchObject(denied)
    await expect(setDoc(doc(alice, 'users/wsNew'), { workspaceName: 'x' })).rejects.toMatchObject(denied)
  })
})
