import type { z } from 'zod'
import { recordPaths } from '../../../../shared/channels/channelRecords.ts'
import type { channelRecordSchema, ChannelKind, RecordKind } from '../../../../shared/channels/channels.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, type Stored } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import type { SecretRef } from '../../../kernel/secrets/tenantSecrets.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { releaseAccounts } from '../accounts/channelClaims.ts'
import { endRecord } from './endRecord.ts'
import type { UnavailableVendor } from './UnavailableVendor.ts'

/** Longer than a request to a vendor takes. */
const askingMs = minuteMs

/**
 * The way in which an account is left. `connectedAt`: only that connection, not the next one of the agent.
 */
export interface Leave {
  unreached: UnavailableVendor
  connectedAt?: number
}

type ChannelRecord = z.infer<typeof channelRecordSchema>

/** An account of an agent, and how its vendor is disconnected. */
export interface LeftAccount<Account extends ChannelRecord> {
  kind: RecordKind
  ref: AgentRef
  schema: z.ZodType<Account>
  /** The channels that the agent answers on with it. */
  claims: readonly ChannelKind[]
  secretOf: (workspaceId: string) => SecretRef
  /** Returns the fields that stay when only a part is left; undefined for none. */
  restOf?: (account: Account) => Partial<Account> | undefined
  /** Calls the vendor; false when it was unavailable. */
  disconnect: (account: Account) => Promise<boolean>
}

/**
 * Disconnects an account at its vendor and deletes it with its secret; does nothing when none is connected.
 * It is marked as `leaving` first, so that a running request cannot undo the next connection. Throws when
 * another process calls the vendor already, unless a person disconnects, who has their result.
 */
export async function disconnectAccount<Account extends ChannelRecord>(
  { now }: Pick<Ports, 'now'>,
  left: LeftAccount<Account>,
  { unreached, connectedAt }: Leave,
): Promise<void> {
  const { kind, claims, secretOf } = left
  const ref = { region: left.ref.region, agentId: left.ref.agentId }
  const path = recordPaths[kind](ref.agentId)
  const stored = await untilUnchanged(start)
  if (!stored) return
  const { ownerID, connectedAt: at } = stored.data
  let isKept = true
  try {
    // A secret that cannot be decrypted must not keep the account forever, so the vendor is not called.
    const isLeft = await left.disconnect(stored.data).catch((error: unknown) => {
      console.error('Disconnecting an account failed', {
        path,
        name: error instanceof Error ? error.name : '',
      })
      return false
    })
    const ended = { kind, claims, ref, path, connectedAt: at, secret: secretOf(ownerID) }
    isKept = await endRecord(ended, isLeft, unreached)
  } finally {
    if (isKept)
      await runIsolated('Ending a request to disconnect', path, () =>
        new Writes(ref.region).update(path, { askingUntil: 0 }).commit(),
      )
  }

  async function start(): Promise<Stored<Account> | undefined> {
    const found = await readDocument(ref.region, path, left.schema)
    if (connectedAt !== undefined && found?.data.connectedAt !== connectedAt) return undefined
    const rest = found && left.restOf?.(found.data)
    if (!found || rest) await releaseAccounts(ref, claims)
    if (!found) return undefined
    const isBeingAsked = found.data.state === 'leaving' && (found.data.askingUntil ?? 0) > now()
    if (!rest && isBeingAsked && typeof unreached !== 'string') return undefined
    if (!rest && isBeingAsked) throw new AppError('unavailable')
    const leaving = { state: 'leaving', askingUntil: now() + askingMs }
    await new Writes(ref.region).update(path, rest ?? leaving, found.version).commitUnchanged()
    return rest ? undefined : found
  }
}
