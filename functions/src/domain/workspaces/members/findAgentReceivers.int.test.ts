import { beforeAll, describe, expect, it } from 'vitest'
import { makeBrandedAgency } from '#test/agency/makeBrandedAgency.ts'
import { freshHost, openWorld } from '#test/agency/domainWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makeMember, setSeats } from '#test/workspaces/members.ts'
import { telegramBotSchema } from '../../../shared/channels/channels.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { formerMemberSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { saveAgency } from '../../agency/agencies/saveAgency.ts'
import { addMailDomain } from '../../agency/mailDomains/addMailDomain.ts'
import { duplicateAgent } from '../../agents/templateFiles/duplicateAgent.ts'
import { storeAccount } from '../../chat/channels/connecting/storeAccount.ts'
import { replaceProjectKey } from '../../chat/projects/replaceProjectKey.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { removeMember } from './removeMember.ts'

beforeAll(clearDatabases)

const projectKey = 'VF.DM.00000000000000000000000b.sandboxproject'

async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  await setSeats(agent, 4)
  const mel = await makeMember(agent)
  const ports = makePorts()
  const { workspaceId, agentId } = agent
  const ref = { region, workspaceId, agentId }
  const connect = (caller: Caller, botId: string, seenConnectedAt = 0) =>
    storeAccount(ports, {
      kind: 'telegram',
      ref,
      caller,
      schema: telegramBotSchema,
      secret: { ref: { ...ref, name: 'telegram-test' }, text: 'token' },
      seenConnectedAt,
      recordOf: (base) => ({
        ...base,
        botId,
        username: `bot_${botId}`,
        name: 'Bot',
        webhookUrl: '',
        webhookKey: '',
      }),
    })
  const remove = () => removeMember(ports, agent.caller, { region, workspaceId, uid: mel.uid })
  const listed = async () =>
    (await readDocument(region, paths.formerMember(workspaceId, mel.uid), formerMemberSchema))?.data.receivers
  return { ...agent, mel, ports, ref, agentRef: { region, agentId }, connect, remove, listed }
}

describe.each(oneRegion)('the report on a removed member in %s', (region) => {
  it('lists keys of projects, also in copies that others made of the agent (H-141)', async () => {
    const { agentId, caller, mel, ports, agentRef, remove, listed } = await makeWorld(region)
    await new Writes(region).update(paths.agent(agentId), { agentPlatform: 'vf' }).commit()
    await replaceProjectKey(ports, mel, { ...agentRef, key: projectKey })
    const copy = await duplicateAgent(ports, caller, {
      ...agentRef,
      title: 'The copy',
      withKnowledge: false,
      attemptId: 'a3f1c9a2-54a5-4b0a-9d1e-0f6a3b1c2d3e',
    })
    await remove()
    const own = { kind: 'projectKey', name: 'Test agent', to: 'Voiceflow', agentId }
    expect(await listed()).toHaveLength(2)
    expect(await listed()).toEqual(
      expect.arrayContaining([own, { ...own, name: 'The copy', agentId: copy.agentId }]),
    )
  })

  it('lists accounts of channels until another member connects another account (H-141)', async () => {
    const { caller, agentId, mel, connect, remove, listed } = await makeWorld(region)
    await connect(mel, '1')
    await connect(caller, '1', 1)
    await remove()
    expect(await listed()).toEqual([{ kind: 'channel', name: 'Test agent', to: 'Telegram @bot_1', agentId }])
    const other = await makeWorld(region)
    await other.connect(other.mel, '1')
    await other.connect(other.caller, '2', 1)
    await other.remove()
    expect(await other.listed()).toBeUndefined()
  })

  it('lists the domains of the agency and of its emails (H-141)', async () => {
    const owner = await makeBrandedAgency(region)
    await setSeats(owner, 4)
    const caller = await makeMember(owner)
    const world = openWorld()
    const host = freshHost()
    await world.claim({ ...owner, caller }, host)
    const domain = `mail.${freshHost()}`
    const ref = { region, agencyId: owner.agencyId }
    await addMailDomain(world.needs, [], caller, { ...ref, domain })
    const { workspaceId } = owner
    await removeMember(makePorts(), owner.caller, { region, workspaceId, uid: caller.uid })
    const path = paths.formerMember(workspaceId, caller.uid)
    expect((await readDocument(region, path, formerMemberSchema))?.data.receivers).toMatchObject([
      { kind: 'domain', to: host },
      { kind: 'mailDomain', to: domain },
    ])
  })

  it('lists what the member chose while they were removed, or refuses it (H-141)', async () => {
    for (let time = 0; time < 3; time++) {
      const { mel, connect, remove, listed, ref } = await makeWorld(region)
      const [connected] = await Promise.allSettled([connect(mel, '1'), remove()])
      const isThere = await readDocument(region, paths.telegramBot(ref.agentId), telegramBotSchema)
      expect(isThere !== undefined).toBe(connected.status === 'fulfilled')
      expect((await listed())?.length ?? 0).toBe(isThere ? 1 : 0)
      const owner = await makeBrandedAgency(region)
      await setSeats(owner, 4)
      const { agencyId, workspaceId } = owner
      const caller = await makeMember(owner)
      const [saved] = await Promise.allSettled([
        saveAgency(makePorts(), caller, {
          region,
          agencyId,
          version: 0,
          changed: { supportEmail: 'mel@own.example' },
        }),
        removeMember(makePorts(), owner.caller, { region, workspaceId, uid: caller.uid }),
      ])
      const path = paths.formerMember(workspaceId, caller.uid)
      const former = await readDocument(region, path, formerMemberSchema)
      expect(former?.data.receivers.length ?? 0).toBe(saved.status === 'fulfilled' ? 1 : 0)
    }
  })
})
