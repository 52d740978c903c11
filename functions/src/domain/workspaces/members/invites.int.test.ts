import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAccount, makeCaller, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import {
  expectSeatsToHold,
  invite,
  makeMember,
  makeTeam,
  outcomes,
  setSeats,
  webOrigin,
} from '#test/workspaces/members.ts'
import { inviteMs } from '../../../shared/workspaces/invites.ts'
import { paths } from '../../../shared/paths.ts'
import { Query } from '../../../store/Query.ts'
import { Writes } from '../../../store/commit.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { renewSecretKey } from '../../agents/renewSecretKey.ts'
import { identifyProgram } from '../accounts/identifyProgram.ts'
import { saveAgent } from '../../agents/saveAgent.ts'
import { createDebugSession } from '../../chat/visitors/access/sessions.ts'
import { verifyVisitorToken } from '../../chat/visitors/access/visitorToken.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { acceptInvite } from './acceptInvite.ts'
import { inviteMember } from './inviteMember.ts'
import { openInvite } from './openInvite.ts'
import { leaveWorkspace, removeMember } from './removeMember.ts'
import { revokeInvite } from './revokeInvite.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('invites in %s', (region) => {
  it('go to one email with a link that lets its owner join once', async () => {
    const team = await makeTeam(region, 2)
    const bob = makeCaller()
    const { link } = await invite(team, bob.email)
    expect(await openInvite(makePorts(), link)).toEqual({
      region,
      workspaceName: expect.stringMatching(/^Personal /),
      state: 'open',
    })
    expect(await acceptInvite(makePorts(), bob, link)).toEqual({ region, workspaceId: team.workspaceId })
    expect(await expectSeatsToHold(team, [team.caller, bob])).toMatchObject({ open: 0, taken: 2, most: 2 })
    expect(await openInvite(makePorts(), link)).toMatchObject({ state: 'used' })
    // H-051: a used link fails for the member and for all others.
    await expect(acceptInvite(makePorts(), bob, link)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'This invite has already been used.',
    })
  })

  it('are refused to other people, to an unconfirmed email, and to all after a week (H-051)', async () => {
    const team = await makeTeam(region, 3)
    const [bob, eve] = [makeCaller(), makeCaller()]
    const { link } = await invite(team, bob.email)
    await expect(acceptInvite(makePorts(), eve, link)).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(acceptInvite(makePorts(), { ...bob, emailVerified: false }, link)).rejects.toMatchObject({
      code: 'email-not-verified',
    })
    const later = makePorts({ now: () => Date.now() + inviteMs })
    await expect(acceptInvite(later, bob, link)).rejects.toMatchObject({ code: 'failed-precondition' })
    expect(await openInvite(later, link)).toMatchObject({ state: 'expired' })
    for (const wrong of [
      { ...link, token: 'x'.repeat(43) },
      { ...link, workspaceId: eve.uid },
      { ...link, token: sha256(link.token).slice(0, 43) },
    ]) {
      await expect(acceptInvite(makePorts(), bob, wrong)).rejects.toMatchObject({ code: 'not-found' })
      await expect(openInvite(makePorts(), wrong)).rejects.toMatchObject({ code: 'not-found' })
    }
    expect(await expectSeatsToHold(team, [team.caller, bob, eve])).toMatchObject({
      uids: [team.caller.uid],
      taken: 2,
    })
  })

  it('are refused for oneself, a member, a full workspace, and the twenty-first of a day (H-052)', async () => {
    const team = await makeTeam(region, 24)
    await expect(invite(team, team.caller.email)).rejects.toMatchObject({
      fields: { email: "You can't invite yourself lol" },
    })
    const mel = await makeMember(team)
    await expect(invite(team, mel.email)).rejects.toMatchObject({ code: 'already-exists' })
    // Refused invites are not counted; the one to mel is.
    for (let count = 2; count <= 20; count++)
      await invite(team, `guest${count}.${team.workspaceId.toLowerCase()}@example.com`)
    await expect(invite(team, 'one.more@example.com')).rejects.toMatchObject({ code: 'resource-exhausted' })
    await setSeats(team, 21)
    await expect(invite(team, 'one.more@example.com')).rejects.toMatchObject({
      code: 'seat-limit-reached',
      fields: { email: 'You have reached the maximum number of seats' },
    })
  })

  it('hold a seat until they are revoked or expire, and no longer', async () => {
    const team = await makeTeam(region, 2)
    const { inviteId, link } = await invite(team, 'first@example.com')
    await expect(invite(team, 'second@example.com')).rejects.toMatchObject({ code: 'seat-limit-reached' })
    await revokeInvite(makePorts(), team.caller, { ...team, inviteId })
    await expect(revokeInvite(makePorts(), team.caller, { ...team, inviteId })).rejects.toMatchObject({
      code: 'not-found',
    })
    await expect(openInvite(makePorts(), link)).rejects.toMatchObject({ code: 'not-found' })
    await invite(team, 'second@example.com', Date.now() - inviteMs)
    await invite(team, 'third@example.com')
    expect(await expectSeatsToHold(team, [])).toMatchObject({ open: 1, taken: 2 })
  })

  it('replace an earlier one to the same email, whose link stops working', async () => {
    const team = await makeTeam(region, 2)
    const bob = makeCaller()
    const first = await invite(team, bob.email)
    const second = await invite(team, bob.email)
    await expect(acceptInvite(makePorts(), bob, first.link)).rejects.toMatchObject({ code: 'not-found' })
    expect(await expectSeatsToHold(team, [])).toMatchObject({ open: 1, taken: 2 })
    await acceptInvite(makePorts(), bob, second.link)
    expect(await expectSeatsToHold(team, [bob])).toMatchObject({ open: 0, taken: 2 })
  })

  it('hold no seat when they could not be emailed', async () => {
    const team = await makeTeam(region, 2)
    const ports = makePorts({ mail: { send: () => Promise.reject(new AppError('unavailable')) } })
    await expect(
      inviteMember(ports, webOrigin, team.caller, { ...team, email: 'nobody@example.com' }),
    ).rejects.toMatchObject({ code: 'unavailable' })
    expect(await expectSeatsToHold(team, [])).toMatchObject({ open: 0, taken: 1 })
  })

  it('show no browser the token, and put no foreign markup into an email', async () => {
    const team = await makeTeam(region, 2)
    await new Writes(region)
      .update(paths.workspace(team.workspaceId), { workspaceName: '<img src=x>\n\u202eOurs' })
      .commit()
    const ports = makePorts()
    await inviteMember(ports, webOrigin, team.caller, { ...team, email: 'guest@example.com' })
    const html = ports.sent[0]?.html ?? ''
    expect(html).toContain('“&lt;img src=x&gt; Ours”')
    const token = /#t=([A-Za-z0-9]{43})"/.exec(html)?.[1] ?? ''
    const below = JSON.stringify(await Query.below(region, paths.workspace(team.workspaceId)).read())
    expect(below).toContain('guest@example.com')
    expect(below).not.toContain(token)
    expect(below).not.toContain(sha256(token))
  })

  it('are revoked by the owner and by their sender, and are deleted when their sender is removed', async () => {
    const team = await makeTeam(region, 5)
    const [mel, max] = [await makeMember(team), await makeMember(team)]
    const byMel = await invite({ ...team, caller: mel }, 'from.mel@example.com')
    await expect(revokeInvite(makePorts(), max, { ...team, inviteId: byMel.inviteId })).rejects.toMatchObject(
      { code: 'permission-denied' },
    )
    await revokeInvite(makePorts(), mel, { ...team, inviteId: byMel.inviteId })
    const second = makeCaller()
    const wayBack = await invite({ ...team, caller: mel }, second.email)
    // The agent keys that they saw are deleted as well, and their access to its draft.
    const { agentCreated } = await createAgent(makePorts(), team.caller, {
      ...team,
      agentName: 'Agent',
      agentTemplate: 'blank-template',
      attemptId: randomUUID(),
    })
    const { key } = await renewSecretKey(makePorts(), mel, { region, agentId: agentCreated.ID })
    const rename = async () =>
      saveAgent(makePorts(), await identifyProgram(key), agentCreated.ID, { title: 'Renamed' })
    await rename()
    const engine = makeEngine()
    const pass = verifyVisitorToken(
      engine.signing,
      (await createDebugSession(engine, mel, { region, agentId: agentCreated.ID })).token,
      Date.now(),
    )
    expect((await ask(engine, pass)).answer).toBeDefined()
    await removeMember(makePorts(), team.caller, { ...team, uid: mel.uid })
    await expect(rename()).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await ask(engine, pass)).toMatchObject({ answer: undefined, code: 'permission-denied' })
    await expect(acceptInvite(makePorts(), second, wayBack.link)).rejects.toMatchObject({ code: 'not-found' })
    await leaveWorkspace(makePorts(), max, team)
    expect(await expectSeatsToHold(team, [team.caller, mel, max, second])).toMatchObject({ taken: 1 })
  })
})

describe.each(oneRegion)('seats in %s', (region) => {
  it('keep neither an invite nor a key of a member who is removed while they create it', async () => {
    const team = await makeTeam(region, 9)
    const { agentCreated } = await createAgent(makePorts(), team.caller, {
      ...team,
      agentName: 'Agent',
      agentTemplate: 'blank-template',
      attemptId: randomUUID(),
    })
    for (let round = 0; round < 5; round++) {
      const mel = await makeMember(team)
      await Promise.allSettled([
        invite({ ...team, caller: mel }, `friend${round}@example.com`),
        renewSecretKey(makePorts(), mel, { region, agentId: agentCreated.ID }),
        removeMember(makePorts(), team.caller, { ...team, uid: mel.uid }),
      ])
      const [invites, keys] = await Promise.all(
        [paths.invites(team.workspaceId), paths.apiKeys].map((of) =>
          Query.collection(region, of).where('by', '==', mel.uid).read(),
        ),
      )
      expect({ round, invites, keys }).toEqual({ round, invites: [], keys: [] })
    }
  })

  it('leave exactly one of five invites for the last one (H-100)', async () => {
    const team = await makeTeam(region, 2)
    const results = await outcomes(
      Array.from({ length: 5 }, (_, index) => invite(team, `race${index}@example.com`)),
    )
    expect(results).toEqual(['done', ...Array(4).fill('seat-limit-reached')])
    expect(await expectSeatsToHold(team, [])).toMatchObject({ open: 1, taken: 2, most: 2 })
  })

  it('let exactly one of five people join who accept at once for the last one (H-100)', async () => {
    const team = await makeTeam(region, 6)
    const people = Array.from({ length: 5 }, () => makeCaller())
    const links = await Promise.all(people.map(({ email }) => invite(team, email)))
    await setSeats(team, 2)
    const results = await outcomes(
      people.map((person, index) => acceptInvite(makePorts(), person, links[index]!.link)),
    )
    expect(results).toEqual(['done', ...Array(4).fill('seat-limit-reached')])
    const { uids } = await expectSeatsToHold(team, [team.caller, ...people])
    expect(uids).toHaveLength(2)
  })

  it(
    'are never oversold while people are invited, join, are revoked and removed at the same time',
    { timeout: 60_000 },
    async () => {
      const team = await makeTeam(region, 4)
      const mel = await makeMember(team)
      const people = Array.from({ length: 4 }, () => makeCaller())
      const join = async (person: (typeof people)[number]) =>
        acceptInvite(makePorts(), person, (await invite(team, person.email)).link)
      const results = await outcomes([
        ...people.map(join),
        removeMember(makePorts(), team.caller, { ...team, uid: mel.uid }),
      ])
      const { taken } = await expectSeatsToHold(team, [team.caller, mel, ...people])
      expect(taken).toBeLessThanOrEqual(4)
      expect(results.filter((result) => result === 'done').length).toBeGreaterThanOrEqual(3)
      expect(new Set(results)).toEqual(
        new Set(['done', ...results.filter((result) => result === 'seat-limit-reached')]),
      )
    },
  )

  it('stay with their members when a plan has fewer, and no new member can join', async () => {
    const team = await makeTeam(region, 3)
    const [mel, bob] = [await makeMember(team), makeCaller()]
    const { link } = await invite(team, bob.email)
    await setSeats(team, 1)
    await expect(acceptInvite(makePorts(), bob, link)).rejects.toMatchObject({
      code: 'seat-limit-reached',
      message: 'Failed to add user to workspace, workspace does not have enough seats',
    })
    expect(await expectSeatsToHold(team, [team.caller, mel, bob])).toMatchObject({
      uids: expect.arrayContaining([team.caller.uid, mel.uid]),
    })
    await setSeats(team, 3)
    await acceptInvite(makePorts(), bob, link)
  })

  it('are taken once by an invite that is accepted five times at once', async () => {
    const team = await makeTeam(region, 2)
    const bob = makeCaller()
    const { link } = await invite(team, bob.email)
    const results = await outcomes(Array.from({ length: 5 }, () => acceptInvite(makePorts(), bob, link)))
    expect(results.filter((result) => result === 'done')).toHaveLength(1)
    expect(await expectSeatsToHold(team, [team.caller, bob])).toMatchObject({ taken: 2 })
  })

  it('are two in a workspace without a plan', async () => {
    const account = await makeAccount(region)
    await invite(account, 'second@example.com')
    await expect(invite(account, 'third@example.com')).rejects.toMatchObject({ code: 'seat-limit-reached' })
  })
})
