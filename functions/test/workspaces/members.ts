import { expect } from 'vitest'
import type { WorkspaceRef } from '../../src/domain/kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import { acceptInvite } from '../../src/domain/workspaces/members/acceptInvite.ts'
import { inviteMember } from '../../src/domain/workspaces/members/inviteMember.ts'
import { readSeats } from '../../src/domain/workspaces/members/seats.ts'
import { accessSchema } from '../../src/shared/workspaces/access.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { Writes } from '../../src/store/commit.ts'
import { readDocument } from '../../src/store/documents.ts'
import { makeAccount, makeCaller, makePorts } from '../factories.ts'

export const webOrigin = 'https://parley.example'

/**
 * Creates an account whose workspace has this number of seats, by an agreement in addition to its plan's two.
 */
export async function makeTeam(region: Region, seats: number) {
  const account = await makeAccount(region)
  await setSeats(account, seats)
  return account
}

/** Sets the number of seats as an agreement or an add-on would; below two, it changes the plan's seats. */
export async function setSeats({ region, workspaceId }: WorkspaceRef, seats: number): Promise<void> {
  await new Writes(region)
    .update(paths.workspace(workspaceId), {
      'internal.planLimits': {
        maxAgents: 2,
        maxKnowledgeCharacters: 1,
        maxConcurrentCalls: 1,
        workspaceSeats: 0,
        clientSeats: 0,
        phoneNumbers: 0,
      },
      'internal.customPlan': { key: 'team', limits: { workspaceSeats: seats } },
    })
    .commit()
}

interface Account extends WorkspaceRef {
  caller: Caller
}

/** Invites a person and returns the link of the email. */
export async function invite({ region, workspaceId, caller }: Account, email: string, now = Date.now()) {
  const ports = makePorts({ now: () => now })
  const { inviteId } = await inviteMember(ports, webOrigin, caller, { region, workspaceId, email })
  const [, id = '', token = ''] =
    /\/no-auth\/workspaces\/([^/]+)\/invite#t=([A-Za-z0-9]+)"/.exec(ports.sent.at(-1)?.html ?? '') ?? []
  return { link: { workspaceId: id, token }, inviteId }
}

/** Creates a person and makes them a member. */
export async function makeMember(team: Account): Promise<Caller> {
  const person = makeCaller()
  const { link } = await invite(team, person.email)
  await acceptInvite(makePorts(), person, link)
  return person
}

/**
 * Expects INV-9 and INV-15 of a workspace: no more seats are taken than exist, and exactly its members
 * have access.
 */
export async function expectSeatsToHold(team: WorkspaceRef, people: Caller[]) {
  const { members, open, most, workspace } = await readSeats(team, Date.now())
  const uids = members.map(({ data }) => data.uid)
  for (const { uid } of people) {
    const access = await readDocument(team.region, paths.access(uid), accessSchema)
    const role = access?.data.kind === 'user' ? access.data.ws[team.workspaceId] : undefined
    expect(role).toBe(members.find(({ data }) => data.uid === uid)?.data.role)
  }
  expect(new Set(workspace.data.workspaceEmails)).toEqual(new Set(members.map(({ data }) => data.email)))
  return {
    uids,
    emails: members.map(({ data }) => data.email),
    open: open.length,
    taken: members.length + open.length,
    most,
  }
}

/** Returns the result of each attempt: `done`, or the code of its failure. */
export async function outcomes(attempts: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(attempts)
  return settled
    .map((attempt) => (attempt.status === 'fulfilled' ? 'done' : String(attempt.reason.code)))
    .sort()
}
