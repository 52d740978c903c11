import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts, type TestPorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makeMember, setSeats } from '#test/workspaces/members.ts'
import { agentSchema } from '../../shared/agents/agent.ts'
import { discordChannelSchema } from '../../shared/channels/channels.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import { Query } from '../../store/Query.ts'
import { addAgent } from '../agents/addAgent.ts'
import type { Caller } from '../kernel/access/actor.ts'
import type { AgentRef } from '../kernel/access/AgentRef.ts'
import { removeMember } from '../workspaces/members/removeMember.ts'
import { storeAccount } from './channels/connecting/storeAccount.ts'
import { saveGoogleBusiness } from './channels/google/saveGoogleBusiness.ts'
import { saveModelKey } from './modelKeys/saveModelKey.ts'
import { replaceProjectKey } from './projects/replaceProjectKey.ts'
import { saveCredential } from './tools/credentials/saveCredential.ts'

beforeAll(clearDatabases)

interface Attempt {
  ports: TestPorts
  mel: Caller
  ref: AgentRef & { workspaceId: string }
}

/** Verbs that authorize, seal a secret or call a vendor, and write. Tools and calendars share `holdTools`. */
const verbs: Record<string, (attempt: Attempt) => Promise<unknown>> = {
  saveCredential: ({ ports, mel, ref: { region, workspaceId } }) =>
    saveCredential(ports, mel, {
      region,
      workspaceId,
      seq: 0,
      credential: { name: 'Shop', kind: 'bearer', field: '', hosts: ['api.example.com'] },
      secret: 'a-long-secret',
    }),
  saveModelKey: ({ ports, mel, ref: { region, workspaceId } }) =>
    saveModelKey(ports, mel, {
      region,
      workspaceId,
      key: { vendor: 'openai', isOnly: false },
      secret: 'sk-a-long-secret',
    }),
  saveGoogleBusiness: ({ ports, mel, ref: { region, agentId } }) =>
    saveGoogleBusiness(ports, mel, { region, agentId }, { clientEmail: 'a@b.example', privateKey: 'k' }),
  replaceProjectKey: ({ ports, mel, ref: { region, agentId } }) =>
    replaceProjectKey(ports, mel, { region, agentId, key: 'VF.DM.00000000000000000000000b.sandboxproject' }),
  addAgent: ({ ports, mel, ref: { region, workspaceId } }) =>
    addAgent(
      ports,
      mel,
      { region, workspaceId, attemptId: randomUUID(), template: 'blank-template' },
      () => ({ fields: { title: 'Another' }, projectKey: 'VF.DM.00000000000000000000000b.sandboxproject' }),
    ),
  storeAccount: ({ ports, mel, ref }) =>
    storeAccount(ports, {
      kind: 'discord',
      ref,
      caller: mel,
      schema: discordChannelSchema,
      secret: { ref: { ...ref, name: 'discord-test' }, text: 'token' },
      seenConnectedAt: 0,
      recordOf: (base) => ({
        ...base,
        channelId: '1',
        channelName: 'general',
        guildId: '2',
        webhookId: '3',
      }),
    }),
}

/** Creates a member who is removed while the server works on their request. */
async function makeAttempt(region: Region): Promise<Attempt> {
  const agent = await makeAgent(region)
  const { caller, workspaceId, agentId } = agent
  await setSeats(agent, 4)
  await new Writes(region).update(paths.agent(agentId), { agentPlatform: 'vf' }).commit()
  const mel = await makeMember(agent)
  const ports = makePorts()
  let removal: Promise<unknown> | undefined
  const remove = () => (removal ??= removeMember(makePorts(), caller, { region, workspaceId, uid: mel.uid }))
  const { keys } = ports
  ports.keys = {
    newest: keys.newest,
    unwrap: (wrapped, context) => keys.unwrap(wrapped, context),
    wrap: async (dataKey, context) => {
      await remove()
      return keys.wrap(dataKey, context)
    },
  }
  return { ports, mel, ref: { region, workspaceId, agentId } }
}

describe.each(oneRegion)('a member who is removed during their request in %s', (region) => {
  it.each(Object.entries(verbs))('writes nothing by %s (H-124)', async (_, attemptOf) => {
    const attempt = await makeAttempt(region)
    const { ref } = attempt
    const before = await snapshot(ref)
    await expect(attemptOf(attempt)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await snapshot(ref)).toEqual(before)
  })
})

/** Returns what a member can have added to a workspace or to its agent. */
async function snapshot({ region, workspaceId, agentId }: Attempt['ref']) {
  const pathsOf = async (collection: string, field: string) =>
    (await Query.collection(region, collection).where(field, '==', workspaceId).select([]).read()).map(
      ({ path }) => path,
    )
  const below = [paths.tools, paths.calendars, paths.credentials].map((of) =>
    Query.collection(region, of(workspaceId)).select([]).read(),
  )
  return {
    secrets: await pathsOf('tenantSecrets', 'workspaceId'),
    agents: await pathsOf('voiceglow', 'ownerID'),
    modelKeys: await readDocument(region, paths.modelKeys(workspaceId), z.looseObject({})),
    below: (await Promise.all(below)).map((documents) => documents.length),
    agent: (await readDocument(region, paths.agent(agentId), agentSchema))?.data,
  }
}
