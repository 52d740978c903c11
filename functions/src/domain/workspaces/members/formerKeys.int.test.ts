import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makeMember, setSeats } from '#test/workspaces/members.ts'
import { runtimeSchema } from '../../../shared/agents/runtime.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { renewSecretKey } from '../../agents/renewSecretKey.ts'
import { saveAgent } from '../../agents/saveAgent.ts'
import { transferAgent } from '../../agents/transfers/transferAgent.ts'
import { identifyProgram } from '../accounts/identifyProgram.ts'
import { createWorkspace } from './createWorkspace.ts'
import { removeMember } from './removeMember.ts'

beforeAll(clearDatabases)

const refused = { code: 'unauthenticated', refusal: { key: 'secretNotValid' } }

/** Creates an agent whose key a member has seen, and another workspace of its owner. */
async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  await setSeats(agent, 4)
  const ports = makePorts()
  const mel = await makeMember(agent)
  const { agentId, caller } = agent
  const { key } = await renewSecretKey(ports, mel, { region, agentId })
  const made = { region, workspaceName: 'Other', attemptId: randomUUID() }
  const { workspaceId: to } = await createWorkspace(ports, caller, made)
  await setSeats({ region, workspaceId: to }, 4)
  const move = () => transferAgent(ports, caller, { region, agentId, workspaceId: to })
  const rename = async () => saveAgent(ports, await identifyProgram(key), agentId, { title: 'Renamed' })
  const storedHash = async () =>
    (await readDocument(region, paths.runtime(agentId), runtimeSchema))?.data.keyHash
  return { ...agent, ports, mel, to, move, rename, storedHash }
}

describe.each(oneRegion)('the key of an agent, which a member has seen, in %s', (region) => {
  it('ends when the agent moves to a workspace that the member does not belong to (H-122)', async () => {
    const { move, rename, storedHash } = await makeWorld(region)
    await rename()
    expect(await storedHash()).not.toBe('')
    await move()
    await expect(rename()).rejects.toMatchObject(refused)
    // It also proved who a visitor is.
    expect(await storedHash()).toBe('')
  })

  it('moves with the agent where the member belongs to both, and ends when they leave the new one (H-122)', async () => {
    const { move, rename, ports, caller, mel, to } = await makeWorld(region)
    const workspace = { region, workspaceId: to }
    await new Writes(region).update(paths.access(mel.uid), { [`ws.${to}`]: 'member' }).commit()
    await new Writes(region)
      .create(paths.member(to, mel.uid), {
        uid: mel.uid,
        role: 'member',
        name: '',
        email: mel.email,
        joinedAt: 1,
      })
      .commit()
    await move()
    await rename()
    await removeMember(ports, caller, { ...workspace, uid: mel.uid })
    await expect(rename()).rejects.toMatchObject(refused)
  })

  it('is refused when it is used, even where it was left behind (H-122)', async () => {
    const { rename, mel, workspaceId } = await makeWorld(region)
    await new Writes(region).removeField(paths.access(mel.uid), `ws.${workspaceId}`).commit()
    await expect(rename()).rejects.toMatchObject(refused)
  })

  it('ends with the membership, for any number of keys', async () => {
    const { ports, caller, mel, workspaceId } = await makeWorld(region)
    const writes = new Writes(region)
    for (let number = 0; number < 230; number++)
      writes.create(paths.apiKey(`${workspaceId}${number}`.toLowerCase()), {
        kind: 'agent',
        agentId: `missing${number}`,
        wsId: workspaceId,
        by: mel.uid,
      })
    await writes.commit()
    await removeMember(ports, caller, { region, workspaceId, uid: mel.uid })
    expect(await Query.collection(region, paths.apiKeys).where('by', '==', mel.uid).read()).toEqual([])
  })
})
