import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeClient } from '#test/agency/makeClient.ts'
import { makeAccount, makeAgent, makeCaller } from '#test/factories.ts'
import { makeMember, makeTeam } from '#test/workspaces/members.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { countOperations } from '../../../store/operations.ts'
import type { Caller } from './actor.ts'
import { authorizeForAccount, authorizeForAgent, authorizeForWorkspace } from './authorize.ts'

beforeAll(clearDatabases)

const refused = { code: 'permission-denied' }

async function readsOf(run: () => Promise<unknown>): Promise<number> {
  return (await countOperations(run)).reads
}

describe.each(regions)('the authorization in %s', (region) => {
  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
    'does not take a stranger for a member of a workspace called %s',
    async (workspaceId) => {
      const { caller } = await makeAccount(region)
      await expect(
        authorizeForWorkspace(caller, 'readWorkspace', { region, workspaceId }),
      ).rejects.toMatchObject(refused)
      await new Writes(region).set(paths.agent('prototypeAgent00'), { ownerID: workspaceId }).commit()
      await expect(
        authorizeForAgent(caller, 'deleteAgent', { region, agentId: 'prototypeAgent00' }),
      ).rejects.toMatchObject(refused)
    },
  )

  it('lets a member do what members may and nothing else', async () => {
    const team = await makeTeam(region, 2)
    const mel = await makeMember(team)
    expect(await authorizeForWorkspace(mel, 'createAgent', team)).toEqual({
      kind: 'member',
      uid: mel.uid,
      role: 'member',
    })
    for (const ability of ['removeMembers', 'deleteWorkspace', 'renewWorkspaceSecret'] as const) {
      await expect(authorizeForWorkspace(mel, ability, team)).rejects.toMatchObject(refused)
      expect(await authorizeForWorkspace(team.caller, ability, team)).toMatchObject({ role: 'owner' })
    }
    await expect(authorizeForWorkspace(team.caller, 'leaveWorkspace', team)).rejects.toMatchObject(refused)
  })

  it('lets a client act on their assigned agents and pages while their organisation is active', async () => {
    const { agentId, workspaceId } = await makeAgent(region)
    const other = await makeAgent(region)
    const client = await makeClient(region, workspaceId, [agentId, other.agentId])
    const agent = { region, agentId }
    const { actor } = await authorizeForAgent(client, 'markConversations', agent)
    expect(actor).toEqual({
      kind: 'client',
      uid: client.uid,
      pages: ['/convos'],
      isOrgAdmin: false,
      isHandoffOff: false,
    })
    await expect(authorizeForAgent(client, 'writeNotes', agent)).rejects.toMatchObject(refused)
    await authorizeForAgent(client, 'answerVisitors', agent)
    await new Writes(region).update(paths.org(`org${workspaceId}`), { disableHandoff: true }).commit()
    await expect(authorizeForAgent(client, 'answerVisitors', agent)).rejects.toMatchObject(refused)
    await expect(authorizeForAgent(client, 'readKnowledge', agent)).rejects.toMatchObject(refused)
    // An agent of another workspace, even if the client's access names it.
    await expect(
      authorizeForAgent(client, 'markConversations', { region, agentId: other.agentId }),
    ).rejects.toMatchObject(refused)
    await expect(
      authorizeForWorkspace(client, 'readWorkspace', { region, workspaceId }),
    ).rejects.toMatchObject(refused)
    await new Writes(region)
      .update(paths.org(`org${workspaceId}`), { 'settings.disableClientAccess': true })
      .commit()
    await expect(authorizeForAgent(client, 'markConversations', agent)).rejects.toMatchObject(refused)
  })

  it('ends an impersonation at its time and refuses its token in the other region', async () => {
    const { agentId, workspaceId } = await makeAgent(region)
    const agent = { region, agentId }
    const open = await makeClient(region, workspaceId, [agentId], {
      kind: 'imp',
      exp: new Date(Date.now() + minuteMs),
    })
    expect((await authorizeForAgent(open, 'readConversations', agent)).actor.kind).toBe('impersonator')
    const over = await makeClient(region, workspaceId, [agentId], { kind: 'imp', exp: new Date(1) })
    await expect(authorizeForAgent(over, 'readConversations', agent)).rejects.toMatchObject(refused)
    const elsewhere = { ...open, region: region === 'na' ? ('eu' as const) : ('na' as const) }
    await expect(authorizeForAgent(elsewhere, 'readConversations', agent)).rejects.toMatchObject(refused)
  })

  it('ends an impersonation when the owner loses the role, is disabled, or any of their sessions ends', async () => {
    const endings: Record<string, object> = {
      disabled: { disabled: true },
      'a member only': { 'ws.{ws}': 'member' },
      'ended everywhere': { sv: 1 },
      'of an address that has changed hands': { tokensFrom: Math.floor(Date.now() / 1000) + 3_600 },
    }
    for (const change of Object.values(endings)) {
      const { agentId, workspaceId } = await makeAgent(region)
      const exp = new Date(Date.now() + minuteMs)
      const looking = await makeClient(region, workspaceId, [agentId], { kind: 'imp', exp })
      const look = () => authorizeForAgent(looking, 'readConversations', { region, agentId })
      await look()
      const changed = Object.fromEntries(
        Object.entries(change).map(([field, value]) => [field.replace('{ws}', workspaceId), value]),
      )
      await new Writes(region).update(paths.access(workspaceId), changed).commit()
      await expect(look()).rejects.toMatchObject({ code: 'permission-denied' })
    }
  })

  it("requires a confirmed email and a session of the account's present holder", async () => {
    const { agentId, workspaceId, caller } = await makeAgent(region)
    const asks = (who: Partial<Caller>) =>
      Promise.all([
        authorizeForWorkspace({ ...caller, ...who }, 'readWorkspace', { region, workspaceId }),
        authorizeForAgent({ ...caller, ...who }, 'readConversations', { region, agentId }),
      ])
    await asks({})
    await expect(asks({ emailVerified: false })).rejects.toMatchObject({ code: 'email-not-verified' })
    const first = (caller.authTime ?? 0) - 60
    await expect(asks({ authTime: first })).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('refuses a client’s token that the platform did not make', async () => {
    const { agentId, workspaceId } = await makeAgent(region)
    const { region: _, ...withoutClaims } = await makeClient(region, workspaceId, [agentId])
    await expect(
      authorizeForAgent(withoutClaims, 'markConversations', { region, agentId }),
    ).rejects.toMatchObject(refused)
  })

  it('lets a key open only its own workspace or agent', async () => {
    const { agentId, workspaceId } = await makeAgent(region)
    const other = await makeAgent(region)
    const program = (key: Caller['key']): Caller => ({ ...makeCaller(), key: key! })
    const agentKey = program({ kind: 'agentKey', region, workspaceId, agentId })
    const secret = program({ kind: 'workspaceSecret', region, workspaceId })
    for (const holder of [agentKey, secret]) {
      expect((await authorizeForAgent(holder, 'changeAgent', { region, agentId })).workspaceId).toBe(
        workspaceId,
      )
      await expect(
        authorizeForAgent(holder, 'changeAgent', { region, agentId: other.agentId }),
      ).rejects.toMatchObject(refused)
      await expect(authorizeForAgent(holder, 'deleteAgent', { region, agentId })).rejects.toMatchObject(
        refused,
      )
      await expect(authorizeForAccount(holder, 'createWorkspace', { uid: holder.uid })).rejects.toMatchObject(
        refused,
      )
    }
    expect(await authorizeForWorkspace(secret, 'buyCredit', { region, workspaceId })).toMatchObject({
      kind: 'workspaceSecret',
    })
    await expect(
      authorizeForWorkspace(agentKey, 'readBilling', { region, workspaceId }),
    ).rejects.toMatchObject(refused)
    await expect(
      authorizeForWorkspace(secret, 'renewWorkspaceSecret', { region, workspaceId }),
    ).rejects.toMatchObject(refused)
  })

  it('reads two documents for a member and none for a secret', async () => {
    const { caller, agentId, workspaceId } = await makeAgent(region)
    const workspace = { region, workspaceId }
    expect(await readsOf(() => authorizeForWorkspace(caller, 'readBilling', workspace))).toBe(2)
    expect(await readsOf(() => authorizeForAgent(caller, 'publishAgent', { region, agentId }))).toBe(2)
    const secret = { ...makeCaller(), key: { kind: 'workspaceSecret', ...workspace } as const }
    expect(await readsOf(() => authorizeForWorkspace(secret, 'readBilling', workspace))).toBe(0)
  })
})
