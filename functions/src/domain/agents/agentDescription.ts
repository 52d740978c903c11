import type { Agent } from '../../shared/agents/agent.ts'
import {
  agentDescriptionSchema,
  descriptionFields,
  type AgentDescription,
} from '../../shared/agents/agentDescription.ts'
import type { Patch } from '../../shared/texts/patchOf.ts'
import { Writes } from '../../store/commit.ts'
import type { Caller } from '../kernel/access/actor.ts'
import type { AgentRef } from '../kernel/access/AgentRef.ts'
import { authorizeForAgent, draftOf } from '../kernel/access/authorize.ts'
import { holdRights } from '../kernel/access/holdRights.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { untilUnchanged } from '../kernel/untilUnchanged.ts'

interface DescriptionEdits extends AgentRef {
  /** The values that the caller has seen, and theirs, of the fields that they change. */
  before: Patch<AgentDescription>
  after: Patch<AgentDescription>
}

/** Returns the texts of an agent's draft for clients who may not read the rest of it, such as its prompt. */
export async function readDescription(caller: Caller, ref: AgentRef): Promise<AgentDescription> {
  return descriptionOf(draftOf(await authorizeForAgent(caller, 'readDescription', ref)).data)
}

/**
 * Changes texts of an agent's draft. Fields that another person has changed meanwhile stay as they are;
 * `conflicts` names them.
 */
export async function saveDescription(
  { now }: Pick<Ports, 'now'>,
  caller: Caller,
  { before, after, ...ref }: DescriptionEdits,
): Promise<{ stored: AgentDescription; conflicts: (keyof AgentDescription)[] }> {
  return untilUnchanged(async () => {
    const writes = new Writes(ref.region)
    const grant = await holdRights(writes, ref.region, caller, () =>
      authorizeForAgent(caller, 'describeAgent', ref),
    )
    const { path, data, version } = draftOf(grant)
    const changed = descriptionFields.filter((field) => after[field] !== undefined)
    const conflicts = changed.filter((field) => ![before[field], after[field]].includes(data[field]))
    const fields = Object.fromEntries(
      changed.filter((field) => !conflicts.includes(field)).map((field) => [field, after[field]]),
    )
    const lastModified = Math.floor(now() / 1_000)
    if (Object.keys(fields).length > 0)
      await writes.update(path, { ...fields, lastModified }, version).commitUnchanged()
    return { stored: descriptionOf({ ...data, ...fields }), conflicts }
  })
}

function descriptionOf(agent: Agent): AgentDescription {
  return agentDescriptionSchema.parse(agent)
}
