import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makeCaller } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { paths } from '../../../shared/paths.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { completeOnboarding } from './completeOnboarding.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('completeOnboarding in %s', (region) => {
  it('marks the workspace for its members, and refuses strangers', async () => {
    const { caller, workspaceId } = await makeAgent(region)
    const isDone = async () =>
      (await readDocument(region, paths.workspace(workspaceId), workspaceSchema))?.data.internal
        .isAgentOnboardingDone
    await expect(completeOnboarding(makeCaller(), { region, workspaceId })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await isDone()).toBe(false)
    await completeOnboarding(caller, { region, workspaceId })
    expect(await isDone()).toBe(true)
  })
})
