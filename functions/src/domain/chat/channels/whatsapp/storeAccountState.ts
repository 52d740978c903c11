import { whatsappNumberSchema, type WhatsappNumber } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { regions } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readEach, readDocument } from '../../../../store/documents.ts'
import { Query } from '../../../../store/Query.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { clearBroken, markAsBroken } from '../broken/brokenMarks.ts'
import type { OwnLine } from './OwnLine.ts'
import type { WhatsappEvent } from './WhatsappEvent.ts'

type OfKind<Kind extends WhatsappEvent['kind']> = WhatsappEvent & { kind: Kind }

/**
 * Stores at all its numbers that a business account was closed, banned or reopened. Meta repeats the event
 * for days: numbers that were connected later stay unchanged.
 */
export async function storeAccountState(
  ports: Pick<Ports, 'now'>,
  { wabaId, at, isOver, connection }: OfKind<'account'>,
  own?: OwnLine,
): Promise<void> {
  await changeNumbers(wabaId, own, ({ state, connectedAt, connection: before, isBanned }) => {
    if (state === 'leaving' || (at !== undefined && at < connectedAt)) return undefined
    // A ban may be lifted; a number that was ended, or broken before, must be connected again.
    const isBan = connection === 'BANNED' && (isBanned || state === 'connected')
    if (isOver && state === 'connected')
      return { connection, isBanned: isBan, state: 'broken', brokenAt: ports.now() }
    if (isOver) return { connection, isBanned: isBan }
    if (isBanned) return { connection, isBanned: false, state: 'connected', brokenAt: 0 }
    return before === 'BANNED' ? { connection } : undefined
  })
}

/** Stores the quality rating of a number. */
export async function storeQuality(
  { wabaId, phoneNumber, quality }: OfKind<'quality'>,
  own?: OwnLine,
): Promise<void> {
  await changeNumbers(wabaId, own, (number) =>
    number.phoneNumber.replaceAll(/\D/g, '') === phoneNumber ? { quality } : undefined,
  )
}

/** Changes the account's numbers that our app serves, or the one whose own app sent the event. */
async function changeNumbers(
  wabaId: string,
  own: OwnLine | undefined,
  change: (number: WhatsappNumber) => Partial<WhatsappNumber> | undefined,
): Promise<void> {
  if (own) return changeOne(own.region, paths.waNumber(own.agentId), change)
  for (const region of regions) {
    const ofAccount = Query.collection(region, paths.waNumbers)
      .where('wabaId', '==', wabaId)
      .where('method', '==', 'cloud')
      .select([])
    for await (const { path } of readEach(ofAccount)) await changeOne(region, path, change)
  }
}

async function changeOne(
  region: OwnLine['region'],
  path: string,
  change: (number: WhatsappNumber) => Partial<WhatsappNumber> | undefined,
): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readDocument(region, path, whatsappNumberSchema)
    const fields = stored && change(stored.data)
    if (!fields) return
    const { agentId, ownerID } = stored.data
    const account = { region, kind: 'whatsapp' as const, agentId, ownerID }
    const writes = new Writes(region).update(path, { ...fields }, stored.version)
    if (fields.brokenAt) markAsBroken(writes, account, fields.brokenAt)
    else if (fields.brokenAt === 0 && stored.data.brokenAt > 0) clearBroken(writes, account)
    await writes.commitUnchanged()
  })
}
