import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { renewSecretKey } from '../../agents/renewSecretKey.ts'
import { testSigning as signing } from '#test/testSigning.ts'
import { createWorkspace } from '../members/createWorkspace.ts'
import { readEventKey } from '../events/eventSettings.ts'
import { deleteWorkspaceSecret, renewWorkspaceSecret } from './workspaceSecret.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a session in %s', (region) => {
  it('creates keys only within ten minutes after signing in, and deletes them later too (H-136)', async () => {
    const { caller, workspaceId, agentId } = await makeAgent(region)
    const workspace = { region, workspaceId }
    const refused = { code: 'failed-precondition', refusal: { key: 'signInFirst' } }
    const ports = makePorts()
    const later = makePorts({ now: () => Date.now() + 11 * minuteMs })
    await expect(renewSecretKey(later, caller, { region, agentId })).rejects.toMatchObject(refused)
    await expect(renewWorkspaceSecret(later, caller, workspace)).rejects.toMatchObject(refused)
    for (const isNew of [false, true]) {
      const reading = readEventKey({ ports: later, signing }, caller, { ...workspace, isNew })
      await expect(reading).rejects.toMatchObject(refused)
      expect(await readEventKey({ ports, signing }, caller, { ...workspace, isNew })).toHaveProperty('key')
    }
    const other = { region, workspaceName: 'Other', attemptId: randomUUID() }
    expect(await createWorkspace(later, caller, other)).not.toHaveProperty('secret')
    expect(await renewSecretKey(ports, caller, { region, agentId })).toHaveProperty('key')
    expect(await renewWorkspaceSecret(ports, caller, workspace)).toHaveProperty('secret')
    expect(await deleteWorkspaceSecret(later, caller, workspace)).toEqual({ success: true })
  })
})
