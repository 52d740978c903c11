import { z } from 'zod'
import {
  channelRecordSchema,
  type ChannelKind,
  type RecordKind,
} from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { removeTenantSecret, type SecretRef } from '../../../kernel/secrets/tenantSecrets.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { clearBroken } from '../broken/brokenMarks.ts'
import { blockAccounts, readClaims, releaseUnchanged } from '../accounts/channelClaims.ts'
import type { UnavailableVendor } from './UnavailableVendor.ts'

/** An account that was connected, with its secret. */
interface EndedRecord {
  kind: RecordKind
  /** The channels that the agent answered on with it. */
  claims: readonly ChannelKind[]
  ref: AgentRef
  path: string
  connectedAt: number
  secret: SecretRef
}

/**
 * Deletes an account with its secret and its claims, after its vendor was called, unless it was reconnected
 * in the meantime. A kept one stays blocked for all agents, because its vendor may still post to us. Returns
 * whether it is kept.
 */
export async function endRecord(
  ended: EndedRecord,
  isLeft: boolean,
  unreached: UnavailableVendor,
): Promise<boolean> {
  if (isLeft || unreached === 'forget') {
    await deleteAccount(ended)
    return false
  }
  if (unreached === 'again') throw new AppError('unavailable')
  const { kind, claims, ref, connectedAt } = ended
  await blockAccounts(ref, claims)
  await unreached.tasks.enqueue(
    'retryDisconnection',
    { ...ref, kind, connectedAt, attempt: 0 },
    { delaySeconds: 60 },
  )
  return true
}

async function deleteAccount({ kind, claims, ref, path, connectedAt, secret }: EndedRecord): Promise<void> {
  await untilUnchanged(async () => {
    // Claims of the next connection are other documents.
    const currentClaims = await readClaims(ref, claims)
    const current = await readDocument(ref.region, path, channelRecordSchema)
    if (current?.data.connectedAt !== connectedAt || current.data.state !== 'leaving') return
    const { ownerID, brokenAt } = current.data
    const isMarked =
      brokenAt > 0 && (await readDocument(ref.region, paths.workspace(ownerID), z.object({}))) !== undefined
    // A process that ends after this finds the account and ends it once more.
    await releaseUnchanged(currentClaims)
    const writes = new Writes(ref.region).delete(path, current.version)
    removeTenantSecret(writes, secret)
    // Its mark is deleted too, because nothing would find it later. A deleted workspace takes its own marks
    // along.
    if (isMarked) clearBroken(writes, { kind, agentId: ref.agentId, ownerID })
    await writes.commitUnchanged()
  })
}
