import { z } from 'zod'
import { recordPaths } from '../../../../shared/channels/channelRecords.ts'
import type { channelRecordSchema, RecordKind } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, type Stored } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import { holdRights } from '../../../kernel/access/holdRights.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { addTenantSecret, type SecretRef } from '../../../kernel/secrets/tenantSecrets.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { clearBroken } from '../broken/brokenMarks.ts'

type ChannelRecord = z.infer<typeof channelRecordSchema>

/** An account that its vendor has accepted. */
export interface NewAccount<Account extends ChannelRecord & Record<string, unknown>> {
  kind: RecordKind
  ref: AgentRef & { workspaceId: string }
  /** The person or program that connects it. */
  caller: Caller
  schema: z.ZodType<Account>
  secret: { ref: SecretRef; text: string }
  /** The connection time of the account that was there before the vendor was called; 0 for none. */
  seenConnectedAt: number
  recordOf: (base: ChannelRecord, before: Account | undefined) => Account
}

const ownerSchema = z.object({ ownerID: z.string() })

/**
 * Stores an account with its secret, replaces the one before and returns that. Throws when the agent has been
 * moved or deleted, when it was disconnected in the meantime: the vendor's setup may be undone then, and when
 * the caller may not change channels any more.
 */
export async function storeAccount<Account extends ChannelRecord & Record<string, unknown>>(
  { keys, now }: Pick<Ports, 'keys' | 'now'>,
  { kind, ref, caller, schema, secret, seenConnectedAt, recordOf }: NewAccount<Account>,
): Promise<Stored<Account> | undefined> {
  const { region, agentId, workspaceId } = ref
  const path = recordPaths[kind](agentId)
  return untilUnchanged(async () => {
    const [stored, agent] = await Promise.all([
      readDocument(region, path, schema),
      readDocument(region, paths.agent(agentId), ownerSchema),
    ])
    if (agent?.data.ownerID !== workspaceId) throw new AppError('permission-denied')
    if (stored ? stored.data.state === 'leaving' : seenConnectedAt > 0) throw new AppError('unavailable')
    const at = now()
    const base = { agentId, ownerID: workspaceId, state: 'connected' as const, connectedAt: at, brokenAt: 0 }
    const next = recordOf(base, stored?.data)
    const writes = new Writes(region)
    await holdRights(writes, region, caller, () => authorizeForAgent(caller, 'changeChannels', ref))
    await addTenantSecret(writes, keys, secret.ref, secret.text, at)
    if (stored) writes.update(path, { ...next, askingUntil: undefined }, stored.version)
    else writes.create(path, next)
    clearBroken(writes, { kind, agentId, ownerID: workspaceId })
    // An update without a change: the commit fails when the agent is moved or deleted at the same time.
    writes.update(paths.agent(agentId), { ownerID: workspaceId }, agent.version)
    await writes.commitUnchanged()
    return stored
  })
}
