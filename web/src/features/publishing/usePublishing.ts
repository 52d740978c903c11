import type { Region } from '@parley/functions/shared/regions/regions'
import {
  isRunOf,
  warningOf,
  type SavedTest,
  type TestedVersion,
} from '@parley/functions/shared/agents/savedTests'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { readStored } from '../../lib/browser/stored.ts'
import { toCallError } from '../../lib/errors.ts'
import { leadToNode } from '../../lib/agents/leadToNode.ts'
import { showFailure, showToast } from '../../lib/toast.ts'
import type { WarnedTest } from './WarningsDialog.tsx'
import { t } from './texts.ts'

export interface PublishingWorld {
  region: Region
  agentId: string
  /** Returns the editor's version and the knowledge that it answers from. */
  readDraft: () => TestedVersion
  save: () => Promise<boolean>
  readTests: () => Promise<SavedTest[]>
  /** Returns the result of the run in words. */
  runTests: () => Promise<string>
  /** Describes the criteria that a test's last run did not meet. */
  describeMissed: (test: SavedTest) => string[]
  /** Describes the extra cost of running these tests besides the answers; empty when none exists. */
  describeCost: (tests: SavedTest[]) => string
  /** Returns the client whose approval is for another draft; empty when nobody has approved any. */
  readOtherApproval: () => string
}

/** A state of the publishing process: between the click and the publication, or after it. */
export type PublishingStep =
  | { name: 'rest' }
  | { name: 'untested'; count: number; cost: string }
  | { name: 'tested'; result: string }
  | { name: 'warned'; tests: WarnedTest[] }
  /** `approvedBy`: the client who approved another draft; empty when an approval is required and missing. */
  | { name: 'unapproved'; approvedBy: string }
  | { name: 'published' }

/** Saves, checks the saved tests, and publishes. Tests only warn and never prevent publishing. */
export function usePublishing(world: PublishingWorld) {
  const { readDraft, save, readTests, runTests, describeCost } = world
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

  /** Errors of a flow must be fixed at their nodes. */
  function fail(error: unknown) {
    showFailure(error)
    if (toCallError(error).refusal !== 'flowHasErrors') return
    setStep({ name: 'rest' })
    leadToNode(null)
  }

  const warnedOf = (tests: SavedTest[]) => warnedTests(world, tests)

  const begin = () =>
    busy(async () => {
      if (!(await save())) return
      const tests = await readTests()
      const warned = warnedOf(tests)
      const untested = tests.filter(({ last }) => !isRunOf(last, readDraft()))
      if (warned.length > 0) setStep({ name: 'warned', tests: warned })
      else if (untested.length > 0)
        setStep({ name: 'untested', count: untested.length, cost: describeCost(tests) })
      else await makeApprovedPublic(world, setStep)
    })

  const test = () =>
    busy(async () => {
      if (!(await save())) return
      const result = await runTests()
      const warned = warnedOf(await readTests())
      setStep(warned.length > 0 ? { name: 'warned', tests: warned } : { name: 'tested', result })
    })

  /** Publishes regardless of the tests; changes typed meanwhile are saved first. */
  const publish = () =>
    busy(async () => {
      if (await save()) await makeApprovedPublic(world, setStep)
    })

  return {
    step,
    isBusy,
    begin: () => void begin(),
    test: () => void test(),
    publish: () => void publish(),
    /**
     * Publishes regardless of approvals. Throws only when a reason was given, because that form shows the
     * error.
     */
    publishUnapproved: async (reason?: string) => {
      try {
        if (await save()) await makePublic(world, setStep, reason)
      } catch (error) {
        if (reason !== undefined && toCallError(error).refusal !== 'flowHasErrors') throw error
        fail(error)
      }
    },
    rest: () => setStep({ name: 'rest' }),
  }
}

type SetStep = (step: PublishingStep) => void

function warnedTests({ readDraft, describeMissed }: PublishingWorld, tests: SavedTest[]): WarnedTest[] {
  return tests.flatMap((test) => {
    const warning = warningOf(test, readDraft())
    return warning ? [{ test, warning, missed: describeMissed(test) }] : []
  })
}

/** Asks first when a client has approved another draft, or when a required approval is missing. */
async function makeApprovedPublic(world: PublishingWorld, setStep: SetStep): Promise<void> {
  const approvedBy = world.readOtherApproval()
  if (approvedBy) return setStep({ name: 'unapproved', approvedBy })
  try {
    await makePublic(world, setStep)
  } catch (error) {
    if (toCallError(error).refusal !== 'approvalNeeded') throw error
    setStep({ name: 'unapproved', approvedBy: '' })
  }
}

/** Publishes, and shows that it is public. `reason`: why without an approval. */
async function makePublic(
  { region, agentId }: PublishingWorld,
  setStep: SetStep,
  reason?: string,
): Promise<void> {
  await call('publishAgent', { region, agentId, ...(reason && { reason }) }, region)
  if (readStored('deployHint') !== 'off') return setStep({ name: 'published' })
  setStep({ name: 'rest' })
  await showToast(t('agentPublished'))
}
