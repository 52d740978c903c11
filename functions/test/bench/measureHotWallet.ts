import { randomUUID } from 'node:crypto'
import { getFirestore } from 'firebase-admin/firestore'
import type { makeAgent } from '../factories.ts'
import { ask, makeClaims, makeEngine } from '../factories.ts'
import { firebaseApp } from '../../src/store/firebase.ts'
import { paths } from '../../src/shared/paths.ts'
import { scriptedModel } from '../scriptedModel.ts'

const seconds = 6
const instances = 4
/** As many at once as the comparison of the security design (L6) had; the same for both. */
const inFlight = 100

/**
 * Paid turns a second on one wallet by four instances, and what a transaction a message reaches: reading the wallet,
 * taking the price and writing the message, as the customary port does it. The model answers at once in both.
 */
export async function measureHotWallet(agent: Awaited<ReturnType<typeof makeAgent>>) {
  const engines = Array.from({ length: instances }, () => makeEngine(scriptedModel()))
  const lanes = Array.from({ length: inFlight }, (_, lane) => ({ engine: engines[lane % instances] ?? makeEngine(), visitors: Array.from({ length: 40 }, () => makeClaims(agent)), turns: 0 }))
  const ours = await countFor(lanes, async (lane) => {
    const { engine, visitors } = lane
    // Twenty messages a minute are a visitor's limit.
    const visitor = visitors[Math.floor(lane.turns++ / 15) % visitors.length] ?? makeClaims(agent)
    const { code } = await ask(engine, visitor)
    if (code) throw new Error(`A paid turn failed: ${code}`)
  })
  await Promise.all(engines.map((engine) => engine.flush()))

  const firestore = getFirestore(await firebaseApp())
  const wallet = firestore.doc('naiveWallets/w1')
  await wallet.set({ balance: 1_000_000_000 })
  const naive = await countFor(Array.from({ length: inFlight }, () => ({})), () =>
    firestore.runTransaction(async (transaction) => {
      const balance = Number((await transaction.get(wallet)).get('balance'))
      transaction.update(wallet, { balance: balance - 4_500 })
      transaction.set(firestore.doc(paths.conversation(agent.agentId, `naive-${randomUUID()}`)), { text: 'A short answer.', at: Date.now() })
    }, { maxAttempts: 50 }),
  )
  return { hotWalletTurnsPerSecond: ours, hotWalletTransactionsPerSecond: naive, hotWalletShare: naive / ours }
}

/** How often something is done in a second, by lanes that do it over and over; what fails because of the crowd is not counted. */
async function countFor<Lane>(lanes: Lane[], act: (lane: Lane) => Promise<unknown>): Promise<number> {
  let done = 0
  const until = performance.now() + seconds * 1000
  await Promise.all(lanes.map(async (lane) => {
    while (performance.now() < until) {
      const isDone = await act(lane).then(() => true, () => false)
      if (isDone && performance.now() < until) done++
    }
  }))
  return done / seconds
}
