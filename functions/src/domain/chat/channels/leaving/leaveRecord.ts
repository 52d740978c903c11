import type { z } from 'zod'
import { recordPaths } from '../../../../shared/channels/channelRecords.ts'
import type { channelRecordSchema, ChannelKind, RecordKind } from '../../../../shared/channels/channels.ts'
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
import type { Unreached } from './Unreached.ts'

/** Longer than a vendor is waited for. */
const askingMs = 60_000

/** How an account is to be left; `connectedAt`: that connection alone, not the next one of the same agent. */
export interface Leave {
  unreached: Unreached
  connectedAt?: number
}

type ChannelRecord = z.infer<typeof channelRecordSchema>

/** An account of an agent, and how its vendor is left. */
export interface LeftAccount<Account extends ChannelRecord> {
  kind: RecordKind
  ref: AgentRef
  schema: z.ZodType<Account>
  /** What the agent answers on by it. */
  claims: readonly ChannelKind[]
  secretOf: (workspaceId: string) => SecretRef
  /** What stays of it where only a part is left; undefined where nothing does. */
  restOf?: (account: Account) => Partial<Account> | undefined
  /** Asks the vendor; false where it was out of reach. */
  ask: (account: Account) => Promise<boolean>
}

/**
 * Leaves an account at its vendor and forgets it with its secret; nothing happens where there is none. It is
 * noted as `leaving` before the vendor is asked: whoever connects it has to wait, so that a request under way
 * does not undo what is connected next. Fails where somebody else asks the vendor already, unless a person
 * wants it left, who has what he wants.
 */
export async function leaveRecord<Account extends ChannelRecord>(
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
    // By a secret that cannot be opened nobody is asked: the account must not stay for ever because of it.
    const isLeft = await left.ask(stored.data).catch((error: unknown) => {
      console.error('Leaving an account has failed', { path, name: error instanceof Error ? error.name : '' })
      return false
    })
    const ended = { kind, claims, ref, path, connectedAt: at, secret: secretOf(ownerID) }
    isKept = await endRecord(ended, isLeft, unreached)
  } finally {
    if (isKept)
      await runIsolated('Ending a request to leave', path, () =>
        new Writes(ref.region).update(path, { askingUntil: 0 }).commit(),
      )
  }

  async function start(): Promise<Stored<Account> | undefined> {
    const found = await readDocument(ref.region, path, left.schema)
    if (connectedAt !== undefined && found?.data.connectedAt !== connectedAt) return undefined
    const rest = found && left.restOf?.(found.data)
    if (!found || rest) await releaseAccounts(ref, claims)
    if (!found) return undefined
    const isAsked = found.data.state === 'leaving' && (found.data.askingUntil ?? 0) > now()
    if (!rest && isAsked && typeof unreached !== 'string') return undefined
    if (!rest && isAsked) throw new AppError('unavailable')
    const leaving = { state: 'leaving', askingUntil: now() + askingMs }
    await new Writes(ref.region).update(path, rest ?? leaving, found.version).commitUnchanged()
    return rest ? undefined : found
  }
}
