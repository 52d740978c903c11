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
import { avoidRemovals } from '../../../workspaces/members/seats.ts'
import { withoutMark } from '../broken/brokenMarks.ts'

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
const authorsSchema = z.object({ channelsBy: z.record(z.string(), z.string()).default({}) })

/** The fields that tell one account of a vendor from another. */
const idFields = {
  telegram: 'botId',
  meta: 'pageId',
  whatsapp: 'phoneId',
  discord: 'channelId',
} as const satisfies Record<RecordKind, string>

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
    const writes = new Writes(region)
    const account = { kind, agentId, ownerID: workspaceId }
    await avoidRemovals(writes, { region, workspaceId }, withoutMark(account))
    const [stored, agent, runtime] = await Promise.all([
      readDocument(region, path, schema),
      readDocument(region, paths.agent(agentId), ownerSchema),
      readDocument(region, paths.runtime(agentId), authorsSchema),
    ])
    if (agent?.data.ownerID !== workspaceId) throw new AppError('permission-denied')
    if (stored ? stored.data.state === 'leaving' : seenConnectedAt > 0) throw new AppError('unavailable')
    const at = now()
    const base = { agentId, ownerID: workspaceId, state: 'connected' as const, connectedAt: at, brokenAt: 0 }
    const next = recordOf(base, stored?.data)
    await holdRights(writes, region, caller, () => authorizeForAgent(caller, 'changeChannels', ref))
    await addTenantSecret(writes, keys, secret.ref, secret.text, at)
    if (stored) writes.update(path, { ...next, askingUntil: undefined }, stored.version)
    else writes.create(path, next)
    // Another member who connects the same account again must not hide who chose it.
    const isSame = stored?.data[idFields[kind]] === next[idFields[kind]]
    const author = (isSame && runtime?.data.channelsBy[kind]) || caller.uid
    writes.update(paths.runtime(agentId), { [`channelsBy.${kind}`]: author })
    // An update without a change: the commit fails when the agent is moved or deleted at the same time.
    writes.update(paths.agent(agentId), { ownerID: workspaceId }, agent.version)
    await writes.commitUnchanged()
    return stored
  })
}
