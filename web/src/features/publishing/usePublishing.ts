import type { Region } from '@parley/functions/shared/regions/regions'
import {
  isRunOf,
  warningOf,
  type SavedTest,
  type TestedVersion,
} from '@parley/functions/shared/agents/savedTests'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { readStored } from '../../lib/stored.ts'
import { toCallError } from '../../lib/errors.ts'
import { leadToNode } from '../../lib/leadToNode.ts'
import { showFailure, showToast } from '../../lib/toast.ts'
import type { WarnedTest } from './WarningsDialog.tsx'
import { t } from './texts.ts'

export interface PublishingWorld {
  region: Region
  agentId: string
  /** What is in the editor, and the knowledge it answers from. */
  readDraft: () => TestedVersion
  save: () => Promise<boolean>
  readTests: () => Promise<SavedTest[]>
  /** Answers what the run came to. */
  runTests: () => Promise<string>
  /** Says what of a test its last run has missed. */
  describeMissed: (test: SavedTest) => string[]
  /** Says what a run of these tests costs beside the answers; empty where that is nothing. */
  describeCost: (tests: SavedTest[]) => string
  /** The client whose approval is of another draft than this; empty where nobody has approved any. */
  readOtherApproval: () => string
}

/** What stands between a click on Publish and a publication, or follows it. */
export type PublishingStep =
  | { name: 'rest' }
  | { name: 'untested'; count: number; cost: string }
  | { name: 'tested'; result: string }
  | { name: 'warned'; tests: WarnedTest[] }
  /** `approvedBy`: the client who approved another draft; empty where an approval is needed. */
  | { name: 'unapproved'; approvedBy: string }
  | { name: 'published' }

/** Saves, looks at the saved tests, publishes. Tests warn and never stop anybody. */
export function usePublishing(world: PublishingWorld) {
  const { region, agentId, readDraft, save, readTests, runTests, readOtherApproval } = world
  const { describeMissed, describeCost } = world
  const [step, setStep] = useState<PublishingStep>({ name: 'rest' })
  const [isBusy, setBusy] = useState(false)

  async function busy(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }

  /** Errors of a flow are mended at their nodes. */
  function fail(error: unknown) {
    showFailure(error)
    if (toCallError(error).refusal !== 'flowHasErrors') return
    setStep({ name: 'rest' })
    leadToNode(null)
  }

  function warnedOf(tests: SavedTest[]): WarnedTest[] {
    return tests.flatMap((test) => {
      const warning = warningOf(test, readDraft())
      return warning ? [{ test, warning, missed: describeMissed(test) }] : []
    })
  }

  /** Asks first where a client has approved something else, and where he has to and has not. */
  async function makeApprovedPublic() {
    const approvedBy = readOtherApproval()
    if (approvedBy) return setStep({ name: 'unapproved', approvedBy })
    try {
      await makePublic()
    } catch (error) {
      if (toCallError(error).refusal !== 'approvalNeeded') throw error
      setStep({ name: 'unapproved', approvedBy: '' })
    }
  }

  async function makePublic(reason?: string) {
    await call('publishAgent', { region, agentId, ...(reason && { reason }) }, region)
    if (readStored('deployHint') !== 'off') return setStep({ name: 'published' })
    setStep({ name: 'rest' })
    await showToast(t('agentPublished'))
  }

  const begin = () =>
    busy(async () => {
      if (!(await save())) return
      const tests = await readTests()
      const warned = warnedOf(tests)
      const untested = tests.filter(({ last }) => !isRunOf(last, readDraft()))
      if (warned.length > 0) setStep({ name: 'warned', tests: warned })
      else if (untested.length > 0)
        setStep({ name: 'untested', count: untested.length, cost: describeCost(tests) })
      else await makeApprovedPublic()
    })

  const test = () =>
    busy(async () => {
      if (!(await save())) return
      const result = await runTests()
      const warned = warnedOf(await readTests())
      setStep(warned.length > 0 ? { name: 'warned', tests: warned } : { name: 'tested', result })
    })

  /** Whatever the tests say; nothing is lost if somebody has typed since. */
  const publish = () =>
    busy(async () => {
      if (await save()) await makeApprovedPublic()
    })

  return {
    step,
    isBusy,
    begin: () => void begin(),
    test: () => void test(),
    publish: () => void publish(),
    /** Whoever has approved what. Fails only where a reason was given, whose form says why. */
    publishUnapproved: async (reason?: string) => {
      try {
        if (await save()) await makePublic(reason)
      } catch (error) {
        if (reason !== undefined && toCallError(error).refusal !== 'flowHasErrors') throw error
        fail(error)
      }
    },
    rest: () => setStep({ name: 'rest' }),
  }
}
