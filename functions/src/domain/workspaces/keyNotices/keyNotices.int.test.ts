import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning as signing } from '#test/testSigning.ts'
import { makeMember, setSeats } from '#test/workspaces/members.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { maxKeyNotices } from '../../../shared/workspaces/keyNotices.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { renewSecretKey } from '../../agents/renewSecretKey.ts'
import { replaceProjectKey } from '../../chat/projects/replaceProjectKey.ts'
import { deleteWorkspaceSecret, renewWorkspaceSecret } from '../accounts/workspaceSecret.ts'
import { readEventKey } from '../events/eventSettings.ts'
import { confirmKeyNotices } from './confirmKeyNotices.ts'

beforeAll(clearDatabases)

const projectKey = 'VF.DM.00000000000000000000000b.sandboxproject'

async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  const clock = { now: Date.now() }
  const ports = makePorts({ now: () => clock.now })
  const { caller, workspaceId, agentId } = agent
  const ref = { region, workspaceId }
  const notices = async () =>
    (await readDocument(region, paths.workspace(workspaceId), workspaceSchema))?.data.keyNotices ?? []
  const readKey = (isNew: boolean) => readEventKey({ ports, signing }, caller, { ...ref, isNew })
  return { ...agent, clock, ports, ref, agentRef: { region, agentId }, notices, readKey }
}

describe.each(oneRegion)('the owner of a workspace in %s', (region) => {
  it('is notified of each key that is renewed or shown, and by whom, by email and on the page (H-140)', async () => {
    const { caller, ports, ref, agentRef, notices, readKey } = await makeWorld(region)
    await renewWorkspaceSecret(ports, caller, ref)
    await renewSecretKey(ports, caller, agentRef)
    await readKey(false)
    await readKey(false)
    await readKey(true)
    await new Writes(region).update(paths.agent(agentRef.agentId), { agentPlatform: 'vf' }).commit()
    await replaceProjectKey(ports, caller, { ...agentRef, key: projectKey })
    const expected = [
      { kind: 'projectKey', change: 'renewed', agent: 'Test agent' },
      { kind: 'eventKey', change: 'renewed', agent: '' },
      { kind: 'eventKey', change: 'shown' },
      { kind: 'agentKey', change: 'renewed', agent: 'Test agent' },
      { kind: 'workspaceSecret', change: 'renewed', agent: '' },
    ]
    expect(await notices()).toMatchObject(
      expected.map((notice) => ({ ...notice, by: caller.uid, who: caller.email })),
    )
    await ports.tasks.run()
    expect(ports.sent.map(({ to }) => to)).toEqual(expected.map(() => caller.email))
    expect(ports.sent.map(({ subject }) => subject).toSorted()[4]).toMatch(/ was shown$/)
  })

  it('is notified in the language of the browser and in English, with names as they are (H-140)', async () => {
    const world = await makeWorld(region)
    const { ports, ref, agentRef, caller } = world
    const mel = await makeMember(world)
    const name = 'Mel <b>Brook</b> {agent}'
    await new Writes(region).update(paths.member(ref.workspaceId, mel.uid), { name }).commit()
    await renewSecretKey(ports, mel, { ...agentRef, language: 'de' })
    await ports.tasks.runTwice()
    expect(ports.sent).toHaveLength(2)
    expect(new Set(ports.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    const [{ to, text, html }] = ports.sent as [(typeof ports.sent)[0]]
    expect(to).toBe(caller.email)
    expect(text).toContain(`${name} hat für Test agent in`)
    expect(text).toContain(`${name} has made a new secret key for Test agent in`)
    expect(text).toContain(`/app/${region}/workspace`)
    expect(html).not.toContain('<b>Brook')
  })

  it('is notified of changes at the same time, and only they end the notices that they have seen (H-140)', async () => {
    const world = await makeWorld(region)
    const { caller, ports, ref, agentRef, notices, clock } = world
    const mel = await makeMember(world)
    await Promise.all([
      renewSecretKey(ports, mel, agentRef),
      renewSecretKey(ports, caller, agentRef),
      renewWorkspaceSecret(ports, caller, ref),
    ])
    expect(await notices()).toHaveLength(3)
    const until = clock.now
    clock.now += 1
    await renewSecretKey(ports, mel, agentRef)
    await expect(confirmKeyNotices(ports, mel, { ...ref, until })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    for (let time = 0; time < 2; time++) await confirmKeyNotices(ports, caller, { ...ref, until })
    expect(await notices()).toMatchObject([{ kind: 'agentKey', by: mel.uid, at: clock.now }])
    // The email is sent although the notice is gone, and deleting a key is no renewal.
    await confirmKeyNotices(ports, caller, { ...ref, until: clock.now })
    await deleteWorkspaceSecret(ports, caller, ref)
    await ports.tasks.run()
    expect(ports.sent).toHaveLength(4)
    expect(await notices()).toEqual([])
  })

  it('is emailed about each key, so that members hide none among many others (H-144)', async () => {
    const world = await makeWorld(region)
    const { ports, agentRef, notices, clock, caller, ref } = world
    await setSeats(world, 3)
    const [mel, ned] = [await makeMember(world), await makeMember(world)]
    const { agentCreated } = await createAgent(ports, caller, {
      ...ref,
      agentName: 'Another agent',
      agentTemplate: 'customer-support',
      attemptId: randomUUID(),
    })
    const renew = async (member: typeof mel, agentId = agentCreated.ID) => {
      clock.now += 1
      await renewSecretKey(ports, member, { region, agentId })
    }
    for (let time = 0; time < 15; time++) await renew(mel)
    await renew(mel, agentRef.agentId)
    for (let time = 0; time < 20; time++) await renew(ned)
    for (let time = 0; time < 4; time++) await renew(mel)
    await new Writes(region).update(paths.agent(agentRef.agentId), { agentPlatform: 'vf' }).commit()
    const refused = { code: 'resource-exhausted' }
    await expect(renew(ned)).rejects.toMatchObject(refused)
    await expect(replaceProjectKey(ports, mel, { ...agentRef, key: projectKey })).rejects.toMatchObject(
      refused,
    )
    const stored = await notices()
    expect(stored).toHaveLength(maxKeyNotices)
    expect(stored.filter(({ agentId }) => agentId === agentRef.agentId)).toEqual([])
    await ports.tasks.run()
    expect(ports.sent.filter(({ subject }) => subject.includes('key'))).toHaveLength(40)
    expect(ports.sent.filter(({ text }) => text.includes('for Test agent'))).toHaveLength(1)
  })
})
