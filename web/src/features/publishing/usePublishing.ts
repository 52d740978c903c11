import type { Region } from '@parley/functions/shared/regions'
import { isRegression, type SavedTest } from '@parley/functions/shared/savedTests'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { readStored } from '../../lib/stored.ts'
import { showFailure, showToast } from '../../lib/toast.ts'

export interface PublishingWorld {
  region: Region
  agentId: string
  /** `agentFingerprint` of what is in the editor. */
  fingerprint: string
  save: () => Promise<boolean>
  readTests: () => Promise<SavedTest[]>
  /** Answers what the run came to. */
  runTests: () => Promise<string>
}

/** What stands between a click on Publish and a publication, or follows it. */
export type PublishingStep =
  | { name: 'rest' }
  | { name: 'untested'; count: number }
  | { name: 'tested'; result: string }
  | { name: 'worse'; tests: SavedTest[] }
  | { name: 'published' }

/** Saves, looks at the saved tests, publishes. Tests warn and never stop anybody. */
export function usePublishing({ region, agentId, fingerprint, save, readTests, runTests }: PublishingWorld) {
  const [step, setStep] = useState<PublishingStep>({ name: 'rest' })
  const [isBusy, setBusy] = useState(false)

  async function busy(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  async function makePublic() {
    await call('publishAgent', { region, agentId }, region)
    if (readStored('deployHint') !== 'off') return setStep({ name: 'published' })
    setStep({ name: 'rest' })
    await showToast('Agent published.')
  }

  const begin = () =>
    busy(async () => {
      if (!(await save())) return
      const tests = await readTests()
      const worse = tests.filter((test) => isRegression(test, fingerprint))
      const untested = tests.filter(({ last }) => last?.fingerprint !== fingerprint)
      if (worse.length > 0) setStep({ name: 'worse', tests: worse })
      else if (untested.length > 0) setStep({ name: 'untested', count: untested.length })
      else await makePublic()
    })

  const test = () =>
    busy(async () => {
      if (!(await save())) return
      const result = await runTests()
      const worse = (await readTests()).filter((saved) => isRegression(saved, fingerprint))
      setStep(worse.length > 0 ? { name: 'worse', tests: worse } : { name: 'tested', result })
    })

  /** Whatever the tests say; nothing is lost if somebody has typed since. */
  const publish = () =>
    busy(async () => {
      if (await save()) await makePublic()
    })

  return { step, isBusy, begin: () => void begin(), test: () => void test(), publish: () => void publish(), rest: () => setStep({ name: 'rest' }) }
}
