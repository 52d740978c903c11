import { expect } from 'vitest'
import { z } from 'zod'
import { hourMs } from '../../../src/shared/durations.ts'
import type { dice } from '../../dice.ts'
import { type makeAgent, makeCaller, makePorts } from '../../factories.ts'
import { maxAgents, workspaceSeats } from '../../../src/shared/limits.ts'
import { paths } from '../../../src/shared/paths.ts'
import { memberSchema, workspaceSchema } from '../../../src/shared/workspaces/workspace.ts'
import { readDocument, readQuery } from '../../../src/store/documents.ts'
import { acceptInvite } from '../../../src/domain/workspaces/members/acceptInvite.ts'
import { inviteMember } from '../../../src/domain/workspaces/members/inviteMember.ts'
import { removeMember } from '../../../src/domain/workspaces/members/removeMember.ts'

type Agent = Awaited<ReturnType<typeof makeAgent>>

/** Creates a world of six people who are invited, join and are removed again, on a clock of days. */
export function seatsOf({ region, workspaceId, caller }: Agent, roll: ReturnType<typeof dice>) {
  const clock = { now: Date.now() }
  const people = Array.from({ length: 6 }, () => makeCaller())
  const ports = makePorts({ now: () => clock.now })
  const links = new Map<string, string>()
  const seats = {
    clock,
    joined: 0,
    async invite() {
      clock.now += 3 * hourMs
      const { email } = roll.oneOf(people)
      await inviteMember(ports, 'https://app.example', caller, { region, workspaceId, email })
      const token = /#t=(\w+)/.exec(ports.sent.findLast(({ to }) => to === email)?.html ?? '')?.[1]
      if (token) links.set(email, token)
    },
    async accept() {
      const person = roll.oneOf(people)
      await acceptInvite(ports, person, { workspaceId, token: links.get(person.email) ?? 'none' })
      seats.joined++
    },
    remove: () => removeMember(ports, caller, { region, workspaceId, uid: roll.oneOf(people).uid }),
  }
  return seats
}

/** Expects INV-9: the workspace stays within every limit of its plan. */
export async function expectLimitsToHold({ region, workspaceId }: Agent, now: number) {
  const members = await readQuery(region, paths.members(workspaceId), memberSchema)
  const invites = await readQuery(region, paths.invites(workspaceId), z.object({ expires: z.int() }))
  const agents = await readQuery(region, 'voiceglow', z.object({ ownerID: z.string() }), (query) =>
    query.where('ownerID', '==', workspaceId),
  )
  const workspace = workspaceSchema.parse(
    (await readDocument(region, paths.workspace(workspaceId), workspaceSchema))?.data,
  )
  expect(agents).toHaveLength(workspace.agentCount)
  expect(agents.length).toBeLessThanOrEqual(maxAgents(workspace))
  expect(members.length + invites.filter(({ data }) => data.expires > now).length).toBeLessThanOrEqual(
    workspaceSeats(workspace),
  )
}
