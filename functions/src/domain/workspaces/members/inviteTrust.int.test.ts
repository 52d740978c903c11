import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeCaller, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { invite, makeMember, makeTeam } from '#test/workspaces/members.ts'
import { paths } from '../../../shared/paths.ts'
import { runtimeSchema } from '../../../shared/agents/runtime.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { renewSecretKey } from '../../agents/renewSecretKey.ts'
import { emailTranscript } from '../../chat/inbox/emailTranscript.ts'
import { createDebugSession } from '../../chat/visitors/access/sessions.ts'
import { requireLivePass } from '../../chat/visitors/access/requireWelcome.ts'
import { verifyVisitorToken } from '../../chat/visitors/access/visitorToken.ts'
import { acceptInvite } from './acceptInvite.ts'
import { openInvite } from './openInvite.ts'
import { removeMember } from './removeMember.ts'

beforeAll(clearDatabases)

const unconfirmed = { code: 'email-not-verified' }

describe.each(oneRegion)('an invite in %s', (region) => {
  it('is not sent with a name that its sender has not confirmed', async () => {
    const team = await makeTeam(region, 4)
    const renamed = { ...team.caller, email: 'president@example.com', emailVerified: false }
    await expect(invite({ ...team, caller: renamed }, 'guest@example.com')).rejects.toMatchObject(unconfirmed)
  })

  it('is accepted only by the confirmed email that it was sent to', async () => {
    const team = await makeTeam(region, 4)
    const guest = makeCaller()
    const { link } = await invite(team, guest.email)
    const thief = { ...makeCaller(), email: guest.email, emailVerified: false }
    await expect(acceptInvite(makePorts(), thief, link)).rejects.toMatchObject(unconfirmed)
    await expect(
      acceptInvite(makePorts(), { ...guest, email: 'other@example.com' }, link),
    ).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await acceptInvite(makePorts(), guest, link)).toEqual({ region, workspaceId: team.workspaceId })
  })

  it('is over when the sender has ended the stolen session that created it (H-121)', async () => {
    const team = await makeTeam(region, 4)
    const ports = makePorts()
    const { link } = await invite(team, 'thief@example.com')
    const endSessions = (tokensFrom: number) =>
      new Writes(region).update(paths.access(team.caller.uid), { tokensFrom }).commit()
    const { authTime: begun = 0 } = team.caller
    await endSessions(begun)
    expect(await openInvite(ports, link)).toMatchObject({ state: 'open' })
    await endSessions(begun + 1)
    expect(await openInvite(ports, link)).toMatchObject({ state: 'expired' })
    const thief = makeCaller({ email: 'thief@example.com' })
    await expect(acceptInvite(ports, thief, link)).rejects.toMatchObject({
      refusal: { key: 'inviteExpired' },
    })
  })

  it('does not use up what another workspace may send to the email, and transcripts do not either', async () => {
    const [one, other] = [await makeTeam(region, 4), await makeTeam(region, 4)]
    const email = `wanted.${one.workspaceId.toLowerCase()}@example.com`
    for (let count = 0; count < 5; count++) await invite(one, email)
    await expect(invite(one, email)).rejects.toMatchObject({ code: 'resource-exhausted' })
    expect((await invite(other, email)).inviteId).toBeDefined()

    const engine = makeEngine()
    const mail = async (agent: Awaited<ReturnType<typeof makeAgent>>, times: number) => {
      const claims = makeClaims(agent)
      await ask(engine, claims)
      for (let count = 0; count < times; count++)
        await emailTranscript(engine, agent.caller, { ...claims, to: email })
      return () => emailTranscript(engine, agent.caller, { ...claims, to: email })
    }
    const again = await mail(await makeAgent(region), 5)
    await expect(again()).rejects.toMatchObject({ code: 'resource-exhausted' })
    await mail(await makeAgent(region), 1)
  })
})

describe.each(oneRegion)('a person who was removed from a workspace in %s', (region) => {
  it('has no key that identifies visitors and no access to the debugger', async () => {
    const team = await makeTeam(region, 4)
    const mel = await makeMember(team)
    const { agentCreated } = await createAgent(makePorts(), team.caller, {
      ...team,
      agentName: 'Agent',
      agentTemplate: 'blank-template',
      attemptId: randomUUID(),
    })
    const ref = { region, agentId: agentCreated.ID }
    await renewSecretKey(makePorts(), mel, ref)
    const engine = makeEngine()
    const { token } = await createDebugSession(engine, mel, ref)
    const pass = verifyVisitorToken(engine.signing, token, Date.now())
    await requireLivePass(engine, pass)
    await removeMember(makePorts(), team.caller, { ...team, uid: mel.uid })
    const runtime = await readDocument(region, paths.runtime(ref.agentId), runtimeSchema)
    expect(runtime?.data.keyHash).toBe('')
    await expect(requireLivePass(engine, pass)).rejects.toMatchObject({ code: 'permission-denied' })
    // A key that the owner has created since belongs to the owner and stays.
    const renewed = await renewSecretKey(makePorts(), team.caller, ref)
    expect(renewed.key).toMatch(/^vg_/)
  })
})

describe.each(oneRegion)('a member who ends their sessions in %s', (region) => {
  it('ends the passes for test chats that these have created (H-115)', async () => {
    const { agentId, caller } = await makeAgent(region)
    const engine = makeEngine()
    const authTime = caller.authTime ?? 0
    const passOf = async (session: { authTime: number }) => {
      const { token } = await createDebugSession(engine, { ...caller, ...session }, { region, agentId })
      return verifyVisitorToken(engine.signing, token, Date.now())
    }
    const earlier = await passOf({ authTime })
    await requireLivePass(engine, earlier)
    await new Writes(region).update(paths.access(caller.uid), { tokensFrom: authTime + 1 }).commit()
    await expect(requireLivePass(engine, earlier)).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await ask(engine, earlier)).code).toBe('permission-denied')
    await requireLivePass(engine, await passOf({ authTime: authTime + 1 }))
  })
})
