import type { Agent } from '../../shared/agent.ts'
import { agentFingerprint } from '../../shared/agentFingerprint.ts'
import { maxBackups } from '../../shared/limits.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Conflict, Writes } from '../../store/commit.ts'
import { requireAgent, type Caller } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import { projectWidget } from './projectWidget.ts'

export interface AgentRef {
  region: Region
  agentId: string
}

/** Makes the draft what visitors see, and keeps it as a version. Publishing an unchanged draft changes nothing. */
export async function publishAgent(ports: Ports, caller: Caller, { region, agentId }: AgentRef) {
  return untilUnchanged(async () => {
    const { data: agent, version: seen } = await requireAgent(region, caller, agentId)
    const fingerprint = agentFingerprint(agent)
    if (agent.publishedVersion > 0 && agent.publishedFingerprint === fingerprint) return { version: agent.publishedVersion, fingerprint }
    const version = agent.publishedVersion + 1
    const published: Agent = { ...agent, publishedVersion: version, publishedFingerprint: fingerprint }
    const writes = new Writes(region)
    writes.set(paths.widget(agentId), { ...projectWidget(published) })
    writes.update(paths.runtime(agentId), { published, publishedVersion: version })
    writes.set(paths.backup(agentId, version), { version, agent: published, at: ports.now(), by: caller.uid })
    if (version > maxBackups) writes.delete(paths.backup(agentId, version - maxBackups))
    writes.update(paths.agent(agentId), { publishedVersion: version, publishedFingerprint: fingerprint }, seen)
    await writes.commit()
    return { version, fingerprint }
  })
}

/** Keeps the draft as a version without showing it to visitors; the spec's procedure of this name. */
export async function saveAgentBackup(ports: Ports, caller: Caller, { region, agentId }: AgentRef) {
  const { data: agent } = await requireAgent(region, caller, agentId)
  const version = agent.publishedVersion
  if (version === 0) return publishAgent(ports, caller, { region, agentId })
  try {
    await new Writes(region).create(paths.backup(agentId, version), { version, agent, at: ports.now(), by: caller.uid }).commit()
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
  return { version }
}
